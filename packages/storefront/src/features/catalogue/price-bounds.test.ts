import { expect, test } from "vitest";
import { chosenBounds, scaleOf } from "./price-bounds.ts";

test("has whole units and contains all prices", () => {
  expect(scaleOf({ min: "49.90", max: "270.10" })).toEqual([49, 271]);
  expect(scaleOf({ min: null, max: null })).toEqual([0, 0]);
});

test("treats an unchanged end of the scale as no bound", () => {
  const scale = [49, 271] as const;
  expect(chosenBounds({ minPrice: "100", maxPrice: "271" }, scale)).toEqual({ minPrice: "100" });
  expect(chosenBounds({ minPrice: "49", maxPrice: "200" }, scale)).toEqual({ maxPrice: "200" });
  expect(chosenBounds({ minPrice: "49", maxPrice: "271" }, scale)).toEqual({});
  expect(chosenBounds({ minPrice: undefined, maxPrice: "90.5" }, scale)).toEqual({ maxPrice: "90.5" });
});
