import { type CountedPrices, type FacetCounts, priceIntervals, type ValueFacet } from "../facet-counts.ts";
import type { FacetKey } from "../query/matching.ts";

/** One value of one facet, or (`key` = "total") the total, as counted by the database. */
export interface CountedRow {
  readonly key: FacetKey | "total";
  /** For prices the number of their interval, from 1. */
  readonly value: string;
  readonly name: string | null;
  readonly count: number;
  /** Ends of the prices. */
  readonly low: string | null;
  readonly high: string | null;
  readonly isPartial: boolean;
}

const pricesOf = (rows: readonly CountedRow[]): CountedPrices | null => {
  const [first] = rows;
  if (first?.low == null || first.high == null) return null;
  const counts = Array.from({ length: priceIntervals }, () => 0);
  for (const { value, count } of rows) counts[Number(value) - 1] = count;
  return { low: first.low, high: first.high, counts };
};

/** Groups the rows of the statements by facet. */
export const countsOfRows = (rows: readonly CountedRow[]): FacetCounts => {
  const byKey = Map.groupBy(rows, ({ key }) => key);
  const [total] = byKey.get("total") ?? [];
  const prices = pricesOf(byKey.get("price") ?? []);
  const partial = new Set<FacetKey>();
  for (const { key, isPartial } of rows) if (isPartial && key !== "total") partial.add(key);
  byKey.delete("total");
  byKey.delete("price");
  const values = byKey as ReadonlyMap<ValueFacet, CountedRow[]>;
  return { total: total?.count ?? 0, values, prices, partial };
};
