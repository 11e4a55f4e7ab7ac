import { expect, it } from "vitest";
import { inReadingOrder } from "./reading-order.ts";

const order = (...names: string[]): string[] =>
  inReadingOrder(names.map((name) => ({ name }))).map(({ name }) => name);

it.each([
  ["clothes", ["L", "S", "XL", "M", "XXL"], ["S", "M", "L", "XL", "XXL"]],
  ["numbers", ["17", "15", "16"], ["15", "16", "17"]],
  ["volumes", ["1 l", "500 ml", "4 l"], ["500 ml", "1 l", "4 l"]],
  ["memory", ["1 TB", "256 GB", "512 GB"], ["256 GB", "512 GB", "1 TB"]],
  ["half sizes", ["43", "42.5", "42"], ["42", "42.5", "43"]],
])("puts %s in their order", (_kind, given, wanted) => {
  expect(order(...given)).toEqual(wanted);
});

it("leaves words in the order in which they occur most", () => {
  expect(order("Red", "Blue", "M")).toEqual(["Red", "Blue", "M"]);
});
