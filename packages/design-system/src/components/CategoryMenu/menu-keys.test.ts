import { expect, test } from "vitest";
import { menuMove } from "./menu-keys.ts";

test.each([
  ["ArrowDown", 0, { focus: 1 }],
  ["ArrowDown", 7, { focus: 0 }],
  ["ArrowUp", 0, { focus: 7 }],
  ["Home", 5, { focus: 0 }],
  ["End", 5, { focus: 7 }],
  ["ArrowRight", 2, "enter"],
  ["ArrowLeft", 2, "leave"],
  ["Escape", 2, null],
  ["a", 2, null],
] as const)("handles %s on entry %i of 8", (key, index, expected) => {
  expect(menuMove(key, index, 8)).toEqual(expected);
});

test("swaps the arrow keys in right-to-left text", () => {
  expect(menuMove("ArrowLeft", 0, 8, true)).toBe("enter");
  expect(menuMove("ArrowRight", 0, 8, true)).toBe("leave");
});
