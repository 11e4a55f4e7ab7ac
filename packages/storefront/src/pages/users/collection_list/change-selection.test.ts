import { expect, test } from "vitest";
import { changeSelection } from "./change-selection.ts";

const shown = [9, 7, 5, 3, 1];
const after = (selected: number[], press: { id: number; on: boolean; from?: number }) => [
  ...changeSelection(new Set(selected), { shown, ...press }),
];

test("selects and deselects one product", () => {
  expect(after([9], { id: 5, on: true })).toEqual([9, 5]);
  expect(after([9, 5], { id: 9, on: false })).toEqual([5]);
});

test("selects a range in both directions, and deselects it", () => {
  expect(after([7], { id: 3, on: true, from: 7 })).toEqual([7, 5, 3]);
  expect(after([3], { id: 7, on: true, from: 3 })).toEqual([7, 5, 3]);
  expect(after([9, 7, 5, 1], { id: 5, on: false, from: 9 })).toEqual([1]);
});

test("selects one product if the range starts on another page", () => {
  expect(after([], { id: 5, on: true, from: 42 })).toEqual([5]);
});
