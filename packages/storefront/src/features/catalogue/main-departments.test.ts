import type { Category } from "@carmine/api/hooks";
import { expect, test } from "vitest";
import { footerDepartments, mainDepartments } from "./main-departments.ts";

const department = (id: number): Category => ({
  id,
  parentId: null,
  name: `Department ${id}`,
  picture: null,
  symbol: null,
  level: 1,
  children: [],
});

test("a list in every page shows a few of 154 departments", () => {
  const tree = Array.from({ length: 154 }, (_, at) => department(at + 1));
  const shown = mainDepartments(tree, footerDepartments);
  expect(shown.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});
