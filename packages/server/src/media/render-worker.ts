import { drawArt } from "../demo/art/index.ts";
import { encode } from "./encode.ts";
import type { RenderAnswer, RenderJob, RenderRequest } from "./render-process.ts";

const render = ({ source, width, format }: RenderJob): Promise<Buffer> => {
  if (source.kind === "photo") return encode(source.bytes, width, format);
  return encode(source.kind === "svg" ? source.text : drawArt(source.spec), width, format);
};

// Ctrl+C reaches every process of the terminal; the shop says when there is nothing left to make.
process.on("SIGINT", () => undefined);
process.on("message", ({ id, ...job }: RenderRequest) => {
  const answer = (result: RenderAnswer) => process.send?.(result);
  // A drawing that fails throws at once, an encoder that fails later: both are an answer.
  Promise.resolve<RenderJob>(job)
    .then(render)
    .then(
      (bytes) => answer({ id, bytes }),
      (error: unknown) => answer({ id, failure: error instanceof Error ? error.message : String(error) }),
    );
});
