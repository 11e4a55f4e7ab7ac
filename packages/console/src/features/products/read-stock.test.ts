import { expect, test } from "vitest";
import { readStock } from "./read-stock.ts";

test.each([
  ["12", { to: 12 }],
  [" 0 ", { to: 0 }],
  ["+4", { by: 4 }],
  ["−1", { by: -1 }],
  ["+1000000", { by: 1_000_000 }],
  ["+1000001", undefined],
  ["12345678", undefined],
  ["1.5", undefined],
  ["1,5", undefined],
  ["abc", undefined],
  ["", undefined],
])("reads %j as %j", (typed, change) => {
  expect(readStock(typed)).toEqual(change);
});
