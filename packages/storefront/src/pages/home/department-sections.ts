import type { Facet } from "@carmine/api/contract";
import type { Category } from "@carmine/api/hooks";
import { measuresOf, type Measure } from "../../features/catalogue/measures.ts";

/** Departments with a section on the home page. */
const maxDepartments = 3;
const maxTabs = 5;

/** Cards next to the banner, and without a banner: one row. */
const besideBanner = 8;
const withoutBanner = 5;

/** Number of products in a section; fewer if the size finder is next to them. */
export const sectionSize = (measures: readonly Measure[]): number =>
  measures.length > 0 ? besideBanner : withoutBanner;

export const departmentsOf = (tree: readonly Category[]): Category[] => tree.slice(0, maxDepartments);

/** The tabs of a section: the department, then its categories of one or two levels. */
export const departmentTabs = (department: Category): Category[] => {
  const groups = department.children;
  const leaves = groups.flatMap(({ children }) => children);
  const below = leaves.length >= 2 && leaves.length <= maxTabs ? leaves : groups;
  return [department, ...below.slice(0, maxTabs)];
};

/** The category of this department in the address; otherwise the department. */
export const chosenCategory = (department: Category, floors: readonly string[]): Category =>
  departmentTabs(department).find(({ id }) => floors.includes(String(id))) ?? department;

/**
 * The sections in the format of the grid's API, which excludes their popular products: `12:8,30:5`. Independent of
 * the selected categories, so that selecting one doesn't reload the grid.
 * @param facets facets of the first department, the only one that may have the size finder
 */
export const shownSections = (departments: readonly Category[], facets: readonly Facet[] = []): string =>
  departments.map(({ id }, at) => `${id}:${sectionSize(at === 0 ? measuresOf(facets) : [])}`).join(",");
