import { expect, test } from "vitest";
import { lensOrigin } from "./lens.ts";

const box = { left: 100, top: 50, width: 400, height: 200 };

test("the share of the picture under the pointer", () => {
  expect(lensOrigin({ x: 200, y: 100 }, box)).toEqual({ x: 25, y: 25 });
});

test("never outside of the picture", () => {
  expect(lensOrigin({ x: 0, y: 900 }, box)).toEqual({ x: 0, y: 100 });
});

test("a picture without a size looks at its middle", () => {
  expect(lensOrigin({ x: 5, y: 5 }, { ...box, width: 0, height: 0 })).toEqual({ x: 50, y: 50 });
});
