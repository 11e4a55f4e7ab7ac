import { expect, it } from "vitest";
import { placeholderSvg } from "./placeholder.ts";
import { RenderProcess, type RenderJob } from "./render-process.ts";

const job: RenderJob = { source: { kind: "svg", text: placeholderSvg }, width: 16, format: "webp" };

it("encodes a picture requested at the moment the process exits", async () => {
  const maker = new RenderProcess(1);
  expect((await maker.run(job)).length).toBeGreaterThan(0);
  const closing = maker.close();
  const picture = maker.run(job);
  await closing;
  expect((await picture).length).toBeGreaterThan(0);
  await maker.close();
});

it("reports that a picture can't be encoded if the process is killed", async () => {
  const maker = new RenderProcess(1);
  const picture = maker.run(job).catch((error: unknown) => error);
  await maker.close();
  expect(await picture).toMatchObject({ message: "The picture process exited." });
});
