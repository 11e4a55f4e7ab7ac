import type { FilterFacet } from "@carmine/api/contract";

const optionPrefix = "option:";

/** The facet of an option of products: `option:rim`. */
export type OptionFacet = `${typeof optionPrefix}${string}`;

/** Facets that every marketplace has. */
export type FixedFacet = "cid" | FilterFacet;

/** Filters offered as facets, by their wire key. */
export type FacetKey = FixedFacet | OptionFacet;

/** Facets with selectable values. */
export type ValueFacet = Exclude<FacetKey, "price">;

/** A facet value with its number of products. */
export interface CountedValue {
  readonly value: string;
  /** In the reader's language; null if the value is the name, and for categories. */
  readonly name: string | null;
  readonly count: number;
}

export interface CountedPrices {
  /** Lowest and highest price, with two decimals. */
  readonly low: string;
  readonly high: string;
  /** Number of products in each of `priceIntervals`. */
  readonly counts: readonly number[];
}

/** Number of matching products, in total and per facet value. */
export interface FacetCounts {
  /** Products that match all filters. */
  readonly total: number;
  /** Existing values; brands, shops and options by number of products. */
  readonly values: ReadonlyMap<ValueFacet, readonly CountedValue[]>;
  readonly prices: CountedPrices | null;
  /** Facets with incomplete counts, which are lower bounds. */
  readonly partial: ReadonlySet<FacetKey>;
}

export const nothingCounted: FacetCounts = { total: 0, values: new Map(), prices: null, partial: new Set() };

export const isOption = (facet: string): facet is OptionFacet => facet.startsWith(optionPrefix);

/** Name of an option without its prefix. */
export const optionOf = (facet: OptionFacet): string => facet.slice(optionPrefix.length);

/** Number of intervals of the price histogram. */
export const priceIntervals = 12;
/** Minimum ratings offered as filters. */
export const offeredStars = [4.5, 4, 3] as const;
/** Maximum number of brands and shops, by number of products. */
export const maxValues = 200;

/** Maximum number of values per option, by number of products. */
export const maxOptionValues = 300;
