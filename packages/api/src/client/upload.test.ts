import { expect, it, vi } from "vitest";
import { uploadImage } from "../contract/index.ts";
import { uploadOne } from "./upload.ts";

it("sends nothing if it was aborted before", async () => {
  const Request = vi.fn();
  vi.stubGlobal("XMLHttpRequest", Request);
  const reason = new Error("given up");
  const file = new File(["x"], "x.png", { type: "image/png" });
  const query = { model: "review" } as const;
  const sent = uploadOne(uploadImage, { query, file, signal: AbortSignal.abort(reason) });
  await expect(sent).rejects.toBe(reason);
  expect(Request).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});
