import type { Category } from "@carmine/api/hooks";

/** Number of departments in the footer and in the department select of the search. */
export const footerDepartments = 8;
export const searchDepartments = 20;

/** The first departments, so that lists on every page stay short. */
export const mainDepartments = (tree: readonly Category[], count: number): Category[] => tree.slice(0, count);
