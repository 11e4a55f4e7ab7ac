import { afterEach, expect, test, vi } from "vitest";
import { pixelRejection, rejectionReasonOf, type UploadLimits } from "./limits.ts";

const limits: UploadLimits = {
  count: 5,
  types: ["image/png"],
  maxBytes: 100,
  minWidth: 600,
  minHeight: 400,
  maxPixels: 1_000_000,
};
const picture = new File(["x"], "a.png", { type: "image/png" });
const close = vi.fn();
const measures = (width: number, height: number) =>
  vi.stubGlobal("createImageBitmap", async () => ({ width, height, close }));

afterEach(() => vi.unstubAllGlobals());

test.each([
  [600, 400, null],
  [599, 400, "small"],
  [600, 399, "small"],
  [1000, 1000, null],
  [1001, 1000, "large"],
] as const)("a picture of %i × %i px: %s", async (width, height, reason) => {
  measures(width, height);
  expect(await pixelRejection(picture, limits)).toBe(reason);
  expect(close).toHaveBeenCalled();
});

test("rejects a file that can't be read as a picture", async () => {
  vi.stubGlobal("createImageBitmap", () => Promise.reject(new Error("no picture")));
  expect(await pixelRejection(picture, limits)).toBe("unreadable");
});

test("skips reading without pixel limits, and for other files", async () => {
  const read = vi.fn();
  vi.stubGlobal("createImageBitmap", read);
  const { minWidth: _w, minHeight: _h, maxPixels: _p, ...plain } = limits;
  expect(await pixelRejection(picture, plain)).toBeNull();
  expect(await pixelRejection(new File(["x"], "a.pdf", { type: "application/pdf" }), limits)).toBeNull();
  expect(read).not.toHaveBeenCalled();
});

test("uses the first known reason", () => {
  expect(rejectionReasonOf([{ code: "file-invalid-type" }, { code: "file-too-large" }])).toBe("type");
  expect(rejectionReasonOf([{ code: "other" }])).toBe("unreadable");
});
