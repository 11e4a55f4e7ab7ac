import { expect, it } from "vitest";
import { editDistance, isMistyped } from "./edit-distance.ts";

it.each([
  ["", "", 0],
  ["tire", "tire", 0],
  ["tire", "tires", 1],
  ["norlland", "norrland", 1],
  ["acier", "acid", 2],
  ["kitten", "sitting", 3],
  ["", "abc", 3],
])("measures between “%s” and “%s” %i letters", (from, to, letters) => {
  const [one, other] = [from.split(""), to.split("")];
  expect(editDistance(one, other)).toBe(letters);
  expect(editDistance(other, one)).toBe(letters);
});

it("allows more differing letters in longer words", () => {
  expect(isMistyped("camra", "camera")).toBe(true);
  expect(isMistyped("alumium", "aluminium")).toBe(true);
  for (const [typed, other] of [
    ["alu", "all"],
    ["acier", "acid"],
    ["course", "court"],
    ["wheater", "leathern"],
  ] as const)
    expect(isMistyped(typed, other)).toBe(false);
});
