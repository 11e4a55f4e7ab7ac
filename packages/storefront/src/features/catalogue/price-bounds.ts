import type { Facet } from "@carmine/api/contract";

/** Lowest and highest price of a list, in whole units of the currency. */
export type PriceScale = readonly [number, number];

export const scaleOf = ({ min, max }: Pick<Facet, "min" | "max">): PriceScale => [
  Math.floor(Number(min ?? 0)),
  Math.ceil(Number(max ?? 0)),
];

/**
 * The bounds that were changed in the price form. The form is filled with the ends of the scale; an unchanged end
 * isn't a bound, because it would hide more expensive products of the next category.
 */
export const chosenBounds = (
  { minPrice, maxPrice }: { minPrice?: string | undefined; maxPrice?: string | undefined },
  [lowest, highest]: PriceScale,
) => ({
  minPrice: Number(minPrice) === lowest ? undefined : minPrice,
  maxPrice: Number(maxPrice) === highest ? undefined : maxPrice,
});
