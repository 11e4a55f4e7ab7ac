import { parentPort } from "node:worker_threads";
import { drawArt } from "../demo/art/index.ts";
import { encode } from "./encode.ts";
import type { RenderJob, RenderResult } from "./render-thread.ts";

const render = ({ source, width, format }: RenderJob): Promise<Buffer> => {
  if (source.kind === "photo") return encode(source.bytes, width, format);
  return encode(source.kind === "svg" ? source.text : drawArt(source.spec), width, format);
};

parentPort?.on("message", (job: RenderJob) => {
  const answer = (result: RenderResult) => parentPort?.postMessage(result);
  // A drawing that fails throws at once, an encoder that fails later: both are an answer.
  Promise.resolve(job)
    .then(render)
    .then(
      (bytes) => answer({ bytes }),
      (error: unknown) => answer({ failure: error instanceof Error ? error.message : String(error) }),
    );
});
