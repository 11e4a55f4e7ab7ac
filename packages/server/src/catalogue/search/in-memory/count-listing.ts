import type { WireLocale } from "@carmine/api/contract";
import { textIn } from "../../../shared/localized-text.ts";
import {
  type CountedPrices,
  type CountedValue,
  type FacetCounts,
  isOption,
  maxOptionValues,
  maxValues,
  priceIntervals,
  type ValueFacet,
} from "../facet-counts.ts";
import type { FacetKey } from "../query/matching.ts";
import type { Filters } from "../query/filters.ts";
import { conditionsOf, holdsAll, skuCondition, type SkuCondition } from "./conditions.ts";
import type { ListedValue } from "./listed-values.ts";
import type { ListedProduct, Listing } from "./listing.ts";
import { wordsIn } from "./search-listing.ts";

/** Results of a search. */
interface Matches {
  readonly products: readonly ListedProduct[];
  /** Matches the skus with the chosen options and stock; null if none are chosen. */
  readonly fits: SkuCondition | null;
}

/** Number of products per value of a table, by its index. */
type Counts = Uint32Array;

const countAt = (counts: Counts, place: number): number => counts[place] ?? 0;

const countPlain = ({ plain }: Listing, { products }: Matches): Counts => {
  const counts = new Uint32Array(plain.length);
  for (const product of products)
    for (const place of product.plain) counts[place] = countAt(counts, place) + 1;
  return counts;
};

/** Counts the options of the skus that match the other filters. */
const countOptions = ({ options }: Listing, { products, fits }: Matches): Counts => {
  const counts = new Uint32Array(options.length);
  if (!fits) {
    for (const product of products)
      for (const place of product.options) counts[place] = countAt(counts, place) + 1;
    return counts;
  }
  // Several skus of a product can share an option, so this stores the last product for which it was counted.
  const countedFor = new Uint32Array(options.length);
  for (const { id, skus } of products)
    for (const sku of skus) {
      if (!fits(sku)) continue;
      for (const place of sku.options) {
        if (countedFor[place] === id) continue;
        countedFor[place] = id;
        counts[place] = countAt(counts, place) + 1;
      }
    }
  return counts;
};

type IsWanted = (facet: FacetKey) => boolean;

/** Indexes of the values with products: most products first, ties in table order. */
const commonestFirst = (table: readonly ListedValue[], counts: Counts, isWanted: IsWanted): number[] => {
  const found: number[] = [];
  for (const [place, { facet }] of table.entries())
    if (countAt(counts, place) > 0 && isWanted(facet)) found.push(place);
  return found.toSorted((a, b) => countAt(counts, b) - countAt(counts, a));
};

/** If options are chosen, a sku with these options must be in stock. */
const countInStock = ({ products, fits }: Matches): number => {
  let count = 0;
  for (const { isInStock, skus } of products)
    if (isInStock && (!fits || skus.some((sku) => sku.isInStock && fits(sku)))) count += 1;
  return count;
};

const countPrices = ({ products }: Matches): CountedPrices | null => {
  const [first] = products;
  if (!first) return null;
  let [low, high] = [first, first];
  for (const product of products) {
    if (product.cents < low.cents) low = product;
    if (product.cents > high.cents) high = product;
  }
  // Whole cents, because an inexact interval bound would move a price into the next interval.
  const width = high.cents + 1 - low.cents;
  const counts = Array.from({ length: priceIntervals }, () => 0);
  for (const { cents } of products) {
    const interval = Math.floor(((cents - low.cents) * priceIntervals) / width);
    counts[interval] = (counts[interval] ?? 0) + 1;
  }
  return { low: low.priceText, high: high.priceText, counts };
};

/**
 * Counts the facets of a search like `countFacets`, on the listing in memory.
 * @param chosen facets that have a choice
 */
export const countListing = async (
  listing: Listing,
  filters: Filters,
  chosen: readonly FacetKey[],
  locale: WireLocale,
): Promise<FacetCounts> => {
  const found = listing.inOrder("rank", await wordsIn(listing, filters));
  const matchesOf = (without?: FacetKey): Matches => ({
    products: found.filter(holdsAll(conditionsOf(listing, filters, without))),
    fits: skuCondition(listing, filters, without),
  });
  const values = new Map<ValueFacet, CountedValue[]>();
  const add = (table: readonly ListedValue[], counts: Counts, isWanted: IsWanted, max: number): void => {
    for (const place of commonestFirst(table, counts, isWanted).slice(0, max)) {
      const listed = table[place];
      if (!listed) continue;
      const { facet, value, name } = listed;
      const counted = { value, name: name && textIn(name, locale), count: countAt(counts, place) };
      const others = values.get(facet);
      if (others) others.push(counted);
      else values.set(facet, [counted]);
    }
  };
  const addPlain = (matches: Matches, isWanted: IsWanted): void =>
    add(listing.plain, countPlain(listing, matches), isWanted, Infinity);
  const addOptions = (matches: Matches, isWanted: IsWanted): void =>
    add(listing.options, countOptions(listing, matches), isWanted, maxOptionValues);
  const addInStock = (matches: Matches): void => {
    const count = countInStock(matches);
    if (count > 0) values.set("inStock", [{ value: "true", name: null, count }]);
  };

  const all = matchesOf();
  const hasNoChoice: IsWanted = (facet) => !chosen.includes(facet);
  addPlain(all, hasNoChoice);
  addOptions(all, hasNoChoice);
  if (hasNoChoice("inStock")) addInStock(all);
  let prices = hasNoChoice("price") ? countPrices(all) : null;
  for (const own of chosen) {
    const others = matchesOf(own);
    const isOwn: IsWanted = (facet) => facet === own;
    if (own === "price") prices = countPrices(others);
    else if (own === "inStock") addInStock(others);
    else if (isOption(own)) addOptions(others, isOwn);
    else addPlain(others, isOwn);
  }
  for (const owner of ["brandId", "merId"] as const) {
    const most = values.get(owner)?.slice(0, maxValues);
    if (most) values.set(owner, most);
  }
  return { total: all.products.length, values, prices, partial: new Set() };
};
