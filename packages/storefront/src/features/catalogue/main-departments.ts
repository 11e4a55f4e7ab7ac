import type { CategoryNode } from "@carmine/api/contract";

/** Departments in the footer, and in the choice before the search field. */
export const footerDepartments = 10;
export const searchDepartments = 20;

/** The first departments of the shop: a list in every page stays short, however many there are. */
export const mainDepartments = (tree: readonly CategoryNode[], count: number): CategoryNode[] =>
  tree.filter(({ isShow }) => isShow).slice(0, count);
