import { limits } from "@carmine/api/contract";
import {
  type CountedPrices,
  type CountedValue,
  type FacetCounts,
  isOption,
  maxOptionValues,
  maxValues,
  nothingCounted,
  offeredStars,
  priceIntervals,
  type ValueFacet,
} from "../facet-counts.ts";
import type { Filters } from "../query/filters.ts";
import { type FacetKey, leastAverage } from "../query/matching.ts";
import type { Column, ListColumn } from "./column.ts";
import type { ListingIndex } from "./listing-index.ts";
import { type DocCondition, hasSku, matchesOf, skuCondition } from "./matches.ts";
import { smallest } from "./smallest.ts";

/** Names of facet values in the reader's language. */
export interface ValueNames {
  readonly brands: ReadonlyMap<number, string>;
  readonly shops: ReadonlyMap<number, string>;
  /** By `key:value`. */
  readonly options: ReadonlyMap<string, string>;
  /** Of options, by key. */
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

/** Counts by number. */
type Counts = Uint32Array;

const countColumn = (docs: Uint32Array, { values, largest }: Column<Uint32Array>): Counts => {
  const counts = new Uint32Array(largest + 1);
  for (let at = 0; at < docs.length; at += 1) {
    const number = values[docs[at] ?? 0] ?? 0;
    counts[number] = (counts[number] ?? 0) + 1;
  }
  return counts;
};

const countLists = (docs: Uint32Array, lists: ListColumn): Counts => {
  const counts = new Uint32Array(lists.largest + 1);
  const { values } = lists;
  for (const doc of docs)
    for (let at = lists.startOf(doc), end = lists.startOf(doc + 1); at < end; at += 1) {
      const number = values[at] ?? 0;
      counts[number] = (counts[number] ?? 0) + 1;
    }
  return counts;
};

/** Values of the most frequent numbers, without 0. */
const valuesOf = (counts: Counts, nameOf: (id: number) => string | null, max = Infinity): CountedValue[] => {
  const counted = Array.from(counts.keys()).filter((id) => id > 0 && (counts[id] ?? 0) > 0);
  // One number per value that sorts by descending count, then by id.
  const keys = Float64Array.from(counted, (id) => id - (counts[id] ?? 0) * counts.length);
  return Array.from(smallest(keys, max), (key) => {
    const count = Math.ceil(-key / counts.length);
    const id = key + count * counts.length;
    return { value: String(id), name: nameOf(id), count };
  });
};

/** Number of products per option, by its number: of the skus that meet the condition. */
const countOptions = (index: ListingIndex, { docs, meets }: Counted): Counts => {
  const { options, skuOptions } = index;
  if (!meets) return countLists(docs, options);
  const counts = new Uint32Array(index.optionTexts.length);
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

/** If options are chosen, a sku with these options must be in stock. */
const countInStock = (index: ListingIndex, { docs, meets }: Counted): number => {
  let count = 0;
  const { values: inStock } = index.inStock;
  const { values: skuInStock } = index.skuInStock;
  for (const doc of docs)
    if (inStock[doc] === 1 && (!meets || hasSku(index, doc, (sku) => skuInStock[sku] === 1 && meets(sku))))
      count += 1;
  return count;
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
    const least = leastAverage(offered);
    let count = 0;
    for (const doc of docs) if ((stars[doc] ?? 0) >= least) count += 1;
    return count === 0 ? [] : [{ value: String(offered), name: null, count }];
  });
};

const optionValues = (
  index: ListingIndex,
  counts: Counts,
  names: ReadonlyMap<string, string>,
): [ValueFacet, CountedValue[]][] => {
  const found: { option: string; count: number }[] = [];
  for (const [number, count] of counts.entries())
    if (count > 0) found.push({ option: index.optionTexts[number] ?? "", count });
  const most = found.toSorted((a, b) => b.count - a.count || (a.option < b.option ? -1 : 1));
  const keyOf = ({ option }: { option: string }): string => option.slice(0, option.indexOf(":"));
  return [...Map.groupBy(most, keyOf)].map(([key, values]) => [
    `option:${key}`,
    values.slice(0, maxOptionValues).map(({ option, count }) => ({
      value: option.slice(key.length + 1),
      name: names.get(option) ?? null,
      count,
    })),
  ]);
};

/** Facets that have a choice. */
const chosenFacets = (filters: Filters): FacetKey[] => [
  ...(filters.cid === undefined ? [] : ["cid" as const]),
  ...(filters.brandIds.length === 0 ? [] : ["brandId" as const]),
  ...(filters.merIds.length === 0 ? [] : ["merId" as const]),
  ...(filters.minPrice === undefined && filters.maxPrice === undefined ? [] : ["price" as const]),
  ...(filters.minStar === undefined ? [] : ["minStar" as const]),
  ...(filters.inStock ? ["inStock" as const] : []),
  ...[...filters.options.keys()].map((key) => `option:${key}` as const),
];

/**
 * Counts every facet without its own choice: facets without a choice over all matches, each facet with one over the
 * matches of the other choices. Beyond `limits.searchWindow` matches a sample is counted, and the counts are lower
 * bounds.
 */
export const countFacets = (index: ListingIndex, filters: Filters, names: ValueNames): FacetCounts => {
  if (filters.isUnreadable) return nothingCounted;
  const chosen = new Set(chosenFacets(filters));
  const values = new Map<ValueFacet, readonly CountedValue[]>();
  const partial = new Set<FacetKey>();
  let prices: CountedPrices | null = null;
  const add = (facet: ValueFacet, counted: readonly CountedValue[]): void => {
    if (counted.length > 0) values.set(facet, counted);
  };
  const plain: Record<Exclude<FacetKey, `option:${string}`>, (counted: Counted) => void> = {
    cid: ({ docs }) =>
      add(
        "cid",
        valuesOf(countLists(docs, index.categories), () => null),
      ),
    brandId: ({ docs }) =>
      add(
        "brandId",
        valuesOf(countColumn(docs, index.brands), (id) => names.brands.get(id) ?? null, maxValues),
      ),
    merId: ({ docs }) =>
      add(
        "merId",
        valuesOf(countColumn(docs, index.merchants), (id) => names.shops.get(id) ?? null, maxValues),
      ),
    minStar: ({ docs }) => add("minStar", countStars(index, docs)),
    inStock: (counted) => {
      const count = countInStock(index, counted);
      if (count > 0) add("inStock", [{ value: "true", name: null, count }]);
    },
    price: ({ docs }) => {
      prices = countPrices(index, docs);
    },
  };
  const plainFacets = Object.keys(plain) as (keyof typeof plain)[];

  const all = countedOf(index, filters);
  for (const facet of plainFacets) if (!chosen.has(facet)) plain[facet](all);
  for (const [facet, counted] of optionValues(index, countOptions(index, all), names.options))
    if (!chosen.has(facet)) add(facet, counted);
  if (all.isSample)
    for (const facet of [...plainFacets, ...values.keys()]) if (!chosen.has(facet)) partial.add(facet);
  for (const facet of chosen) {
    const others = countedOf(index, filters, facet);
    if (others.isSample) partial.add(facet);
    if (isOption(facet)) {
      const ofOption = optionValues(index, countOptions(index, others), names.options);
      add(facet, ofOption.find(([key]) => key === facet)?.[1] ?? []);
    } else plain[facet](others);
  }
  return { total: all.docs.length, values, prices, partial };
};
