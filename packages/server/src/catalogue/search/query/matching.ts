/** Filters offered as facets, by their wire key. */
export type FacetKey = "cid" | "brandId" | "merId" | "price" | "minStar" | "inStock" | `option:${string}`;

/** The minimum average that is displayed as so many stars: cards round it to one decimal. */
export const leastAverage = (stars: number): number => (Math.round(stars * 100) - 5) / 100;
