import fc from "fast-check";
import { expect, test } from "vitest";
import { lensRegion, magnification, sharpMagnification } from "./lens.ts";

const box = { left: 100, top: 50, width: 400, height: 200 };
const lens = 1 / magnification;

test("the pointed place is in the middle of the lens", () => {
  const { x, y } = lensRegion({ x: 300, y: 130 }, box);
  expect(x + lens / 2).toBeCloseTo(0.5);
  expect(y + lens / 2).toBeCloseTo(0.4);
});

test("the lens never leaves the picture", () => {
  const coordinate = fc.integer({ min: -2000, max: 2000 });
  fc.assert(
    fc.property(coordinate, coordinate, (x, y) => {
      const region = lensRegion({ x, y }, box);
      for (const edge of [region.x, region.y]) {
        expect(edge).toBeGreaterThanOrEqual(0);
        expect(edge + lens).toBeLessThanOrEqual(1.000001);
      }
    }),
  );
});

test("a file is not stretched past its own pixels, and a small one still enlarged", () => {
  expect(sharpMagnification(720, 456) * 456).toBeCloseTo(720);
  expect(sharpMagnification(2000, 456)).toBe(magnification);
  expect(sharpMagnification(320, 456)).toBe(1.4);
  expect(sharpMagnification(0, 456)).toBe(magnification);
});

test("a smaller magnification has a larger lens", () => {
  expect(lensRegion({ x: 500, y: 250 }, box, 1.6)).toEqual({ x: 1 - 1 / 1.6, y: 1 - 1 / 1.6 });
});

test("a picture without a size is looked at in its middle", () => {
  const { x } = lensRegion({ x: 5, y: 5 }, { ...box, width: 0, height: 0 });
  expect(x + lens / 2).toBeCloseTo(0.5);
});
