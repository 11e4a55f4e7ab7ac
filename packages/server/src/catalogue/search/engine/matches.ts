import type { FacetKey } from "../facet-counts.ts";
import type { Filters } from "../query/filters.ts";
import { includes, pickDocs } from "./doc-set.ts";
import type { ListingIndex } from "./listing-index.ts";
import {
  anyTerm,
  brandTerm,
  categoryTerm,
  optionTerm,
  shopCategoryTerm,
  shopTerm,
  type TermQuery,
  wordTerms,
} from "./terms.ts";

/** Chosen values per option, as `key:value`; a sku must have one value of each option. */
const optionGroups = (filters: Filters, without?: FacetKey): string[][] =>
  [...filters.options]
    .filter(([key]) => without !== `option:${key}`)
    .map(([key, values]) => values.map((value) => optionTerm(`${key}:${value}`)));

/**
 * The conditions of a search that are terms.
 * @param without a facet whose own choice is ignored, to count its other values
 */
const termsOf = (filters: Filters, without?: FacetKey): TermQuery => [
  ...wordTerms(filters.tokens),
  ...optionGroups(filters, without).flatMap(anyTerm),
  ...(filters.cid === undefined || without === "cid" ? [] : anyTerm([categoryTerm(filters.cid)])),
  ...(filters.shopCid === undefined ? [] : anyTerm([shopCategoryTerm(filters.shopCid)])),
  ...(without === "brandId" ? [] : anyTerm(filters.brandIds.map(brandTerm))),
  ...(without === "merId" ? [] : anyTerm(filters.merIds.map(shopTerm))),
];

export type DocCondition = (doc: number) => boolean;

/**
 * Matches the skus with all chosen options, and in stock if the search requires it; undefined if it requires neither.
 */
export const skuCondition = (
  index: ListingIndex,
  filters: Filters,
  without?: FacetKey,
): DocCondition | undefined => {
  const needsStock = filters.inStock && without !== "inStock";
  const groups = optionGroups(filters, without).map((texts) =>
    texts.flatMap((value) => index.valueNumber({ facet: "option", value }) ?? []),
  );
  if (groups.length === 0 && !needsStock) return undefined;
  const { skuOptions } = index;
  const { values } = skuOptions;
  const { values: inStock } = index.skuInStock;
  const hasOne = (sku: number, wanted: readonly number[]): boolean => {
    for (let at = skuOptions.startOf(sku), end = skuOptions.startOf(sku + 1); at < end; at += 1)
      if (wanted.includes(values[at] ?? 0)) return true;
    return false;
  };
  return (sku) => (!needsStock || inStock[sku] === 1) && groups.every((wanted) => hasOne(sku, wanted));
};

/** Whether a sku of a doc meets the condition. */
export const hasSku = (index: ListingIndex, doc: number, meets: DocCondition): boolean => {
  for (let sku = index.firstSku(doc), end = index.firstSku(doc + 1); sku < end; sku += 1)
    if (meets(sku)) return true;
  return false;
};

/** The minimum average that is displayed as so many stars: cards round it to one decimal. */
export const minAverageFor = (stars: number): number => (Math.round(stars * 100) - 5) / 100;

/** Tolerance in cents, because a price in the currency's unit is an inexact binary number. */
const tolerance = 0.001;

/** The conditions of a search that aren't terms. */
const conditionsOf = (index: ListingIndex, filters: Filters, without?: FacetKey): DocCondition[] => {
  const conditions: DocCondition[] = [];
  const { minPrice, maxPrice } = without === "price" ? {} : filters;
  if (minPrice !== undefined || maxPrice !== undefined) {
    const { values: cents } = index.numbers.cents;
    const least = minPrice === undefined ? -Infinity : Number(minPrice) * 100 - tolerance;
    const most = maxPrice === undefined ? Infinity : Number(maxPrice) * 100 + tolerance;
    conditions.push((doc) => (cents[doc] ?? 0) >= least && (cents[doc] ?? 0) <= most);
  }
  if (filters.minStar !== undefined && without !== "minStar") {
    const { values: stars } = index.numbers.star;
    const least = minAverageFor(filters.minStar);
    conditions.push((doc) => (stars[doc] ?? 0) >= least);
  }
  const needsStock = filters.inStock && without !== "inStock";
  if (needsStock) {
    const { values: inStock } = index.inStock;
    conditions.push((doc) => inStock[doc] === 1);
  }
  if (filters.except.length > 0) {
    const excluded = new Set(filters.except);
    const { values: ids } = index.ids;
    conditions.push((doc) => !excluded.has(ids[doc] ?? 0));
  }
  const options = [...filters.options.keys()].filter((key) => without !== `option:${key}`);
  // A single option matches the product's terms; several, or one in stock, must match in one sku.
  if (options.length > 1 || (options.length === 1 && needsStock)) {
    const meets = skuCondition(index, filters, without);
    if (meets) conditions.push((doc) => hasSku(index, doc, meets));
  }
  return conditions;
};

/** The listed products that match a search. */
export interface Matches {
  /** Up to the requested number of matches, spread over all of them, in no useful order. */
  readonly docs: Uint32Array;
  /** Whether `docs` are all matches. */
  readonly isComplete: boolean;
  readonly includes: DocCondition;
}

/**
 * Finds up to `max` matches.
 * @param without a facet whose own choice is ignored
 */
export const matchesOf = (
  index: ListingIndex,
  filters: Filters,
  max: number,
  without?: FacetKey,
): Matches => {
  const candidates = index.find(termsOf(filters, without));
  const conditions = conditionsOf(index, filters, without);
  const meets: DocCondition = (doc) => conditions.every((holds) => holds(doc));
  const docs = pickDocs(candidates, max + 1, meets);
  return {
    docs: docs.subarray(0, max),
    isComplete: docs.length <= max,
    includes: (doc) => includes(candidates, doc) && meets(doc),
  };
};
