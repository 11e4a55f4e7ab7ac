import { expect, test } from "vitest";
import { category } from "../../testing/category.ts";
import { footerDepartments, mainDepartments } from "./main-departments.ts";

test("returns only a few of 154 departments", () => {
  const tree = Array.from({ length: 154 }, (_, at) => category(at + 1));
  const shown = mainDepartments(tree, footerDepartments);
  expect(shown.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});
