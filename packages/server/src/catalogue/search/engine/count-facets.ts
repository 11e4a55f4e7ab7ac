import { limits } from "@carmine/api/contract";
import {
  type CountedPrices,
  type CountedValue,
  type FacetCounts,
  type FacetKey,
  type FixedFacet,
  maxOptionValues,
  maxValues,
  nothingCounted,
  offeredStars,
  priceIntervals,
  type ValueFacet,
} from "../facet-counts.ts";
import type { Filters } from "../query/filters.ts";
import type { ListingIndex } from "./listing-index.ts";
import { type DocCondition, hasSku, minAverageFor, matchesOf, skuCondition } from "./matches.ts";
import { smallest } from "./smallest.ts";

/** Names of facet values in the reader's language. */
export interface ValueNames {
  readonly brands: ReadonlyMap<number, string>;
  readonly shops: ReadonlyMap<number, string>;
  /** Names of option values, by `key:value`. */
  readonly options: ReadonlyMap<string, string>;
  /** Names of options, by key. */
  readonly optionKeys: ReadonlyMap<string, string>;
}

/** The matches to count; above `limits.searchWindow`, a sample of them. */
interface Counted {
  readonly docs: Uint32Array;
  readonly isSample: boolean;
  /** Matches the skus with the chosen options and stock. */
  readonly meets: DocCondition | undefined;
}

const countedOf = (index: ListingIndex, filters: Filters, without?: FacetKey): Counted => {
  const { docs, isComplete } = matchesOf(index, filters, limits.searchWindow, without);
  return { docs, isSample: !isComplete, meets: skuCondition(index, filters, without) };
};

/** Counts by index in `facetValues`. */
type Counts = Uint32Array;

const countValues = ({ values: lists, facetValues }: ListingIndex, docs: Uint32Array): Counts => {
  const counts = new Uint32Array(facetValues.length);
  const { values } = lists;
  for (const doc of docs)
    for (let at = lists.startOf(doc), end = lists.startOf(doc + 1); at < end; at += 1) {
      const number = values[at] ?? 0;
      counts[number] = (counts[number] ?? 0) + 1;
    }
  return counts;
};

/** Number of products per option, of the skus that meet the condition. */
const countSkuOptions = (index: ListingIndex, docs: Uint32Array, meets: DocCondition): Counts => {
  const { skuOptions } = index;
  const counts = new Uint32Array(index.facetValues.length);
  // Several skus of a product can share an option, so this stores the last doc for which it was counted, plus 1.
  const countedFor = new Uint32Array(counts.length);
  for (const doc of docs)
    for (let sku = index.firstSku(doc), end = index.firstSku(doc + 1); sku < end; sku += 1) {
      if (!meets(sku)) continue;
      for (
        let place = skuOptions.startOf(sku), last = skuOptions.startOf(sku + 1);
        place < last;
        place += 1
      ) {
        const option = skuOptions.values[place] ?? 0;
        if (countedFor[option] === doc + 1) continue;
        countedFor[option] = doc + 1;
        counts[option] = (counts[option] ?? 0) + 1;
      }
    }
  return counts;
};

interface Count<Value> {
  readonly value: Value;
  readonly count: number;
}

/** The most frequent ids, then by id. */
const mostFrequentIds = (counted: readonly Count<number>[], max = Infinity): Count<number>[] => {
  const size = counted.reduce((most, { value }) => Math.max(most, value), 0) + 1;
  // One number per value that sorts by descending count, then by id.
  const keys = Float64Array.from(counted, ({ value, count }) => value - count * size);
  return Array.from(smallest(keys, max), (key) => {
    const count = Math.ceil(-key / size);
    return { value: key + count * size, count };
  });
};

/** The most frequent options, then by text. */
const mostFrequentOptions = (counted: readonly Count<string>[]): Count<string>[] =>
  counted.toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1)).slice(0, maxOptionValues);

const keyOf = (option: string): string => option.slice(0, option.indexOf(":"));

/** If options are chosen, a sku with these options must be in stock. */
const countInStock = (index: ListingIndex, { docs, meets }: Counted): CountedValue[] => {
  let count = 0;
  const { values: inStock } = index.inStock;
  const { values: skuInStock } = index.skuInStock;
  for (const doc of docs)
    if (inStock[doc] === 1 && (!meets || hasSku(index, doc, (sku) => skuInStock[sku] === 1 && meets(sku))))
      count += 1;
  return count === 0 ? [] : [{ value: "true", name: null, count }];
};

const inCurrency = (cents: number): string => (cents / 100).toFixed(2);

const countPrices = (index: ListingIndex, docs: Uint32Array): CountedPrices | null => {
  if (docs.length === 0) return null;
  const { values: cents } = index.numbers.cents;
  let [low, high] = [Infinity, -Infinity];
  for (const doc of docs) {
    const price = cents[doc] ?? 0;
    if (price < low) low = price;
    if (price > high) high = price;
  }
  // Whole cents, because an inexact interval bound would move a price into the next interval.
  const width = high + 1 - low;
  const counts = Array.from({ length: priceIntervals }, () => 0);
  for (const doc of docs) {
    const interval = Math.floor((((cents[doc] ?? 0) - low) * priceIntervals) / width);
    counts[interval] = (counts[interval] ?? 0) + 1;
  }
  return { low: inCurrency(low), high: inCurrency(high), counts };
};

const countStars = (index: ListingIndex, docs: Uint32Array): CountedValue[] => {
  const { values: stars } = index.numbers.star;
  return offeredStars.flatMap((offered) => {
    const least = minAverageFor(offered);
    let count = 0;
    for (const doc of docs) if ((stars[doc] ?? 0) >= least) count += 1;
    return count === 0 ? [] : [{ value: String(offered), name: null, count }];
  });
};

/** Counts all facets but prices, over these matches. */
const countValueFacets = (index: ListingIndex, counted: Counted, names: ValueNames) => {
  const { docs, meets } = counted;
  const counts = countValues(index, docs);
  const skuCounts = meets ? countSkuOptions(index, docs, meets) : counts;
  const ids: Record<"cid" | "brandId" | "merId", Count<number>[]> = { cid: [], brandId: [], merId: [] };
  const options: Count<string>[] = [];
  for (const [number, { facet, value }] of index.facetValues.entries()) {
    const count = (facet === "option" ? skuCounts : counts)[number] ?? 0;
    if (count === 0) continue;
    if (facet === "option") options.push({ value, count });
    else ids[facet].push({ value, count });
  }
  const named = (found: readonly Count<number>[], known?: ReadonlyMap<number, string>): CountedValue[] =>
    found.map(({ value, count }) => ({ value: String(value), name: known?.get(value) ?? null, count }));
  const fixed: Record<Exclude<FixedFacet, "price">, CountedValue[]> = {
    cid: named(mostFrequentIds(ids.cid)),
    brandId: named(mostFrequentIds(ids.brandId, maxValues), names.brands),
    merId: named(mostFrequentIds(ids.merId, maxValues), names.shops),
    minStar: countStars(index, docs),
    inStock: countInStock(index, counted),
  };
  const values = new Map(Object.entries(fixed) as [ValueFacet, CountedValue[]][]);
  for (const [key, ofKey] of Map.groupBy(options, ({ value }) => keyOf(value)))
    values.set(
      `option:${key}`,
      mostFrequentOptions(ofKey).map(({ value, count }) => ({
        value: value.slice(key.length + 1),
        name: names.options.get(value) ?? null,
        count,
      })),
    );
  return values;
};

/** Facets that have a choice. */
const chosenFacets = (filters: Filters): FacetKey[] => {
  const isChosen: Record<FixedFacet, boolean> = {
    cid: filters.cid !== undefined,
    brandId: filters.brandIds.length > 0,
    merId: filters.merIds.length > 0,
    price: filters.minPrice !== undefined || filters.maxPrice !== undefined,
    minStar: filters.minStar !== undefined,
    inStock: filters.inStock,
  };
  return [
    ...(Object.keys(isChosen) as FixedFacet[]).filter((facet) => isChosen[facet]),
    ...[...filters.options.keys()].map((key) => `option:${key}` as const),
  ];
};

/**
 * Counts every facet without its own choice: facets without a choice over all matches, each facet with one over the
 * matches of the other choices. Beyond `limits.searchWindow` matches a sample is counted, and the counts are lower
 * bounds.
 */
export const countFacets = (index: ListingIndex, filters: Filters, names: ValueNames): FacetCounts => {
  if (filters.isUnreadable) return nothingCounted;
  const all = countedOf(index, filters);
  const values = countValueFacets(index, all, names);
  let prices = countPrices(index, all.docs);
  const partial = new Set<FacetKey>(all.isSample ? [...values.keys(), "price"] : []);
  for (const facet of chosenFacets(filters)) {
    const others = countedOf(index, filters, facet);
    if (others.isSample) partial.add(facet);
    if (facet === "price") prices = countPrices(index, others.docs);
    else values.set(facet, countValueFacets(index, others, names).get(facet) ?? []);
  }
  return { total: all.docs.length, values, prices, partial };
};
