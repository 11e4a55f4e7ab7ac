import { expect, test } from "vitest";
import { category } from "../../testing/category.ts";
import { categoryPath } from "./category-path.ts";

const tree = [category(1, [category(2, [category(3)]), category(4)]), category(5)];

test("returns the path from the department to the category", () => {
  expect(categoryPath(tree, 3).map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(categoryPath(tree, 5).map(({ id }) => id)).toEqual([5]);
});

test("returns an empty path for an unknown category", () => expect(categoryPath(tree, 9)).toEqual([]));
