import type { FacetKey } from "./query/matching.ts";

/** Facets that one chooses values of. */
export type ValueFacet = Exclude<FacetKey, "price">;

/** A value of a facet, with the products that have it. */
export interface CountedValue {
  readonly value: string;
  /** In the reader's language; null where the value says it itself, and of categories. */
  readonly name: string | null;
  readonly count: number;
}

export interface CountedPrices {
  /** Lowest and highest price, with two decimals. */
  readonly low: string;
  readonly high: string;
  /** Products in each of `priceIntervals`. */
  readonly counts: readonly number[];
}

/** How many products of a search there are, in all and of each facet. */
export interface FacetCounts {
  /** Products that match everything. */
  readonly total: number;
  /** Values that products have; brands, shops and options with those of most products first. */
  readonly values: ReadonlyMap<ValueFacet, readonly CountedValue[]>;
  readonly prices: CountedPrices | null;
  /** Facets of which not every match was counted: there may be more. */
  readonly partial: ReadonlySet<FacetKey>;
}

export const nothingCounted: FacetCounts = { total: 0, values: new Map(), prices: null, partial: new Set() };

const optionPrefix = "option:";

export type OptionFacet = Extract<FacetKey, `${typeof optionPrefix}${string}`>;

export const isOption = (facet: string): facet is OptionFacet => facet.startsWith(optionPrefix);

/** What an option is called without its prefix. */
export const optionOf = (facet: OptionFacet): string => facet.slice(optionPrefix.length);

/** Intervals of the price histogram. */
export const priceIntervals = 12;
/** Ratings that are offered. */
export const offeredStars = [4.5, 4, 3] as const;
/** Brands and shops, those with most products first; a choice of more is narrowed by its other filters. */
export const maxValues = 1000;

/** Options that are offered with so many values, those of most products first. */
export const maxOptionValues = 300;
