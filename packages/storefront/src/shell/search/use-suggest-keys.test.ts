import { expect, test } from "vitest";
import { nextActive } from "./use-suggest-keys.ts";

const ids = ["a", "b", "c"];

test.each<[string | undefined, 1 | -1, string | undefined]>([
  [undefined, 1, "a"],
  ["a", 1, "b"],
  ["c", 1, undefined],
  [undefined, -1, "c"],
  ["b", -1, "a"],
  ["a", -1, undefined],
  ["gone", 1, "a"],
])("from %s by %i to %s", (active, step, expected) => expect(nextActive(ids, active, step)).toBe(expected));

test("an empty list has nothing to point at", () => {
  expect(nextActive([], undefined, 1)).toBeUndefined();
  expect(nextActive([], undefined, -1)).toBeUndefined();
});
