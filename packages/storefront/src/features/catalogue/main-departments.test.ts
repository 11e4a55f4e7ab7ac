import type { CategoryNode } from "@carmine/api/contract";
import { expect, test } from "vitest";
import { footerDepartments, mainDepartments } from "./main-departments.ts";

const department = (id: number, isShow = true): CategoryNode => ({
  id,
  pid: 0,
  name: `Department ${id}`,
  icon: null,
  symbol: null,
  level: 1,
  sort: id,
  isShow,
  childList: [],
});

test("a list in every page shows a few of 154 departments, and none that is hidden", () => {
  const tree = Array.from({ length: 154 }, (_, at) => department(at, at > 0));
  const shown = mainDepartments(tree, footerDepartments);
  expect(shown.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});
