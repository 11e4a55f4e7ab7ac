import { expect, test } from "vitest";
import { barInRange } from "./bar-in-range.ts";

test("includes bars inside the range, but not bars that only touch its ends", () => {
  const inside = Array.from({ length: 10 }, (_, index) => barInRange(index, 10, [0, 100], [20, 45]));
  expect(inside).toEqual([false, false, true, true, true, false, false, false, false, false]);
});
