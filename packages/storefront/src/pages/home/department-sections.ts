import type { Facet } from "@carmine/api/contract";
import type { Category } from "@carmine/api/hooks";

/** Departments that have a section of their own on the home page. */
const maxDepartments = 3;
const maxTabs = 5;

/** Cards beside the banner, and without one: a row. */
const besideBanner = 8;
const withoutBanner = 5;

/** How many products a section shows: those with measures have the size finder beside them. */
export const sectionSize = (measures: readonly Measure[]): number =>
  measures.length > 0 ? besideBanner : withoutBanner;

export const departmentsOf = (tree: readonly Category[]): Category[] => tree.slice(0, maxDepartments);

/** The tabs of a section: the department, then what is below it, one level or two. */
export const departmentTabs = (department: Category): Category[] => {
  const groups = department.children;
  const leaves = groups.flatMap(({ children }) => children);
  const below = leaves.length >= 2 && leaves.length <= maxTabs ? leaves : groups;
  return [department, ...below.slice(0, maxTabs)];
};

/** The category of this department that an address names, else the department itself. */
export const chosenCategory = (department: Category, floors: readonly string[]): Category =>
  departmentTabs(department).find(({ id }) => floors.includes(String(id))) ?? department;

/** Names of a size's measures, in the order they are written. */
export const measures = ["width", "profile", "rim"] as const;

export interface Measure {
  readonly name: (typeof measures)[number];
  readonly label: string;
  readonly options: readonly string[];
  readonly defaultValue: string | undefined;
}

/** The measures of a department's goods, each with the commonest value; none where one of them is missing. */
export const measuresOf = (facets: readonly Facet[]): Measure[] => {
  const found = measures.flatMap((name) => {
    const facet = facets.find(({ key }) => key === `option:${name}`);
    if (!facet || facet.values.length === 0) return [];
    const commonest = facet.values.toSorted((a, b) => b.count - a.count)[0]?.value;
    return [
      { name, label: facet.name, options: facet.values.map(({ value }) => value), defaultValue: commonest },
    ];
  });
  return found.length === measures.length ? found : [];
};

/**
 * The sections as the call of the endless grid names them, so that it leaves out their popular products:
 * `12:8,30:5`. The same whichever categories are chosen, so that a choice doesn't load the grid anew.
 * @param facets of the first department, which alone may have the size finder
 */
export const shownSections = (departments: readonly Category[], facets: readonly Facet[] = []): string =>
  departments.map(({ id }, at) => `${id}:${sectionSize(at === 0 ? measuresOf(facets) : [])}`).join(",");
