import { expect, test } from "vitest";
import { barInRange, moveEnd } from "./price-range.ts";

test("an end stops at the other one", () => {
  expect(moveEnd([60, 180], 0, 90)).toEqual([90, 180]);
  expect(moveEnd([60, 180], 0, 200)).toEqual([180, 180]);
  expect(moveEnd([60, 180], 1, 40)).toEqual([60, 60]);
});

test("bars inside the range, not those that only touch its ends", () => {
  const inside = Array.from({ length: 10 }, (_, index) => barInRange(index, 10, [0, 100], [20, 45]));
  expect(inside).toEqual([false, false, true, true, true, false, false, false, false, false]);
});
