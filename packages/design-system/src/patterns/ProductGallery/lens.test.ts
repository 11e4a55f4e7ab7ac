import fc from "fast-check";
import { expect, test } from "vitest";
import { lensRegion, magnification, sharpMagnification } from "./lens.ts";

const box = { left: 100, top: 50, width: 400, height: 200 };
const lens = 1 / magnification;

test("centers the lens on the pointer", () => {
  const { x, y } = lensRegion({ x: 300, y: 130 }, box);
  expect(x + lens / 2).toBeCloseTo(0.5);
  expect(y + lens / 2).toBeCloseTo(0.4);
});

test("keeps the lens inside the picture", () => {
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

test("limits magnification to the file's pixels, but still magnifies a small one", () => {
  expect(sharpMagnification(720, 456) * 456).toBeCloseTo(720);
  expect(sharpMagnification(2000, 456)).toBe(magnification);
  expect(sharpMagnification(320, 456)).toBe(1.4);
  expect(sharpMagnification(0, 456)).toBe(magnification);
});

test("enlarges the lens for a smaller magnification", () => {
  expect(lensRegion({ x: 500, y: 250 }, box, 1.6)).toEqual({ x: 1 - 1 / 1.6, y: 1 - 1 / 1.6 });
});

test("centers the lens on a picture without a size", () => {
  const { x } = lensRegion({ x: 5, y: 5 }, { ...box, width: 0, height: 0 });
  expect(x + lens / 2).toBeCloseTo(0.5);
});
