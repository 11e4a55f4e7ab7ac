import type { Category } from "@carmine/api/hooks";
import { expect, test } from "vitest";
import { categoryPath } from "./category-path.ts";

const node = (id: number, children: Category[] = []): Category => ({
  id,
  parentId: null,
  name: `Category ${id}`,
  picture: null,
  symbol: null,
  level: 1,
  children,
});

const tree = [node(1, [node(2, [node(3)]), node(4)]), node(5)];

test("the way to a category goes from the department down", () => {
  expect(categoryPath(tree, 3).map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(categoryPath(tree, 5).map(({ id }) => id)).toEqual([5]);
});

test("the way is empty for one that does not exist", () => expect(categoryPath(tree, 9)).toEqual([]));
