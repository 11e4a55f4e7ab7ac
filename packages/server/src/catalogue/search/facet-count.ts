import type { FacetKey } from "./matching.ts";

/** One value of one facet, or (`key` = "total") how many products match everything. */
export interface FacetCount {
  key: FacetKey | "total";
  value: string;
  name: string | null;
  count: number;
  /** Ends of a price interval. */
  low: string | null;
  high: string | null;
  /** Not every match was counted: there may be more. */
  isPartial: boolean;
}

/** Intervals of the price histogram. */
export const priceIntervals = 12;
/** Ratings that are offered. */
export const offeredStars = [4.5, 4, 3] as const;
/** Brands and shops, those with most products first; a choice of more is narrowed by its other filters. */
export const maxValues = 1000;

/** Options that are offered with so many values, those of most products first. */
export const maxOptionValues = 300;
