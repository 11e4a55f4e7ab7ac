import type { CategoryNode, Facet } from "@carmine/api/contract";
import { shownChildren } from "../../features/catalogue/category-path.ts";

/** Departments that have a floor of their own. */
const mostFloors = 3;
const mostTabs = 5;

export const floorsOf = (tree: readonly CategoryNode[]): CategoryNode[] =>
  tree.filter(({ isShow }) => isShow).slice(0, mostFloors);

/** What may be chosen on a floor: the department, then what lies below it, one level or two. */
export const floorTabs = (floor: CategoryNode): CategoryNode[] => {
  const groups = shownChildren(floor);
  const leaves = groups.flatMap(shownChildren);
  const below = leaves.length >= 2 && leaves.length <= mostTabs ? leaves : groups;
  return [floor, ...below.slice(0, mostTabs)];
};

/** The category of a floor that an address names (`?floor=4`), else the department itself. */
export const floorCategory = (floor: CategoryNode, chosen: string | null): CategoryNode =>
  floorTabs(floor).find(({ id }) => String(id) === chosen) ?? floor;

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
