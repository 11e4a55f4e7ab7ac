import type { Facet } from "@carmine/api/contract";

/** Cheapest and dearest of a list, in whole units of the currency. */
export type PriceScale = readonly [number, number];

export const scaleOf = ({ min, max }: Pick<Facet, "min" | "max">): PriceScale => [
  Math.floor(Number(min ?? 0)),
  Math.ceil(Number(max ?? 0)),
];

/**
 * The bounds that somebody chose in the form of prices. It comes filled with the ends of the scale: one that was left
 * as it stood is no bound, or it would hide the dearer goods of the next category.
 */
export const chosenBounds = (
  { minPrice, maxPrice }: { minPrice?: string | undefined; maxPrice?: string | undefined },
  [lowest, highest]: PriceScale,
) => ({
  minPrice: Number(minPrice) === lowest ? undefined : minPrice,
  maxPrice: Number(maxPrice) === highest ? undefined : maxPrice,
});
