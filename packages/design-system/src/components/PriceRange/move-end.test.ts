import { expect, test } from "vitest";
import { moveEnd } from "./move-end.ts";

test("stops an end at the other one", () => {
  expect(moveEnd([60, 180], 0, 90)).toEqual([90, 180]);
  expect(moveEnd([60, 180], 0, 200)).toEqual([180, 180]);
  expect(moveEnd([60, 180], 1, 40)).toEqual([60, 60]);
});
