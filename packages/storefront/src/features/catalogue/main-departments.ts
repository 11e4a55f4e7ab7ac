import type { Category } from "@carmine/api/hooks";

/** Departments in the footer, and in the choice before the search field. */
export const footerDepartments = 10;
export const searchDepartments = 20;

/** The first departments of the shop: a list in every page stays short, however many there are. */
export const mainDepartments = (tree: readonly Category[], count: number): Category[] => tree.slice(0, count);
