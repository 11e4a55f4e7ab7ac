import { encode } from "./encode.ts";
import type { RenderAnswer, RenderJob, RenderRequest } from "./render-process.ts";

const render = ({ source, width, format }: RenderJob): Promise<Buffer> =>
  encode(source.kind === "photo" ? source.bytes : source.text, width, format);

// Ctrl+C reaches every process of the terminal; the server stops this one when no task is left.
process.on("SIGINT", () => undefined);
process.on("message", ({ id, ...job }: RenderRequest) => {
  const answer = (result: RenderAnswer) => process.send?.(result);
  // An invalid drawing throws synchronously, an encoder error rejects: both are sent as a response.
  Promise.resolve<RenderJob>(job)
    .then(render)
    .then(
      (bytes) => answer({ id, bytes }),
      (error: unknown) => answer({ id, failure: error instanceof Error ? error.message : String(error) }),
    );
});
