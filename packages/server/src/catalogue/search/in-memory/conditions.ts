import { type FacetKey, leastAverage } from "../query/matching.ts";
import type { Filters } from "../query/filters.ts";
import type { ListedProduct, ListedSku, Listing } from "./listing.ts";

export type Condition = (product: ListedProduct) => boolean;

/** Indexes of the chosen values per option; a sku must have one value of each option. */
const wantedOptions = (listing: Listing, filters: Filters, without?: FacetKey): number[][] =>
  [...filters.options]
    .filter(([key]) => without !== `option:${key}`)
    .map(([key, values]) => values.flatMap((value) => listing.optionPlaces.get(`${key}:${value}`) ?? []));

/** A product or one of its skus. */
interface WithOptions {
  readonly options: readonly number[];
}

const hasAll =
  (wanted: readonly (readonly number[])[]) =>
  ({ options }: WithOptions): boolean =>
    wanted.every((places) => places.some((place) => options.includes(place)));

export type SkuCondition = (sku: ListedSku) => boolean;

/**
 * Matches the skus with all chosen options, and in stock if the search requires it; null if it requires neither.
 */
export const skuCondition = (listing: Listing, filters: Filters, without?: FacetKey): SkuCondition | null => {
  const wanted = wantedOptions(listing, filters, without);
  const needsStock = filters.inStock && without !== "inStock";
  if (wanted.length === 0 && !needsStock) return null;
  const hasOptions = hasAll(wanted);
  return (sku) => (!needsStock || sku.isInStock) && hasOptions(sku);
};

/**
 * Filters of a search for the products that match its words: the conditions of `matching.ts`, on the listing in memory.
 * @param without a facet whose own choice is ignored, to count its other values
 */
export const conditionsOf = (listing: Listing, filters: Filters, without?: FacetKey): Condition[] => {
  const { cid, brandIds, merIds, minPrice, maxPrice, minStar, inStock, except } = filters;
  const [lowest, highest] = [Number(minPrice), Number(maxPrice)];
  const conditions: Condition[] = [];
  const add = (key: FacetKey | null, isAsked: boolean, condition: Condition) => {
    if (isAsked && (key === null || key !== without)) conditions.push(condition);
  };
  add("cid", cid !== undefined, ({ categories }) => cid !== undefined && categories.includes(cid));
  add("brandId", brandIds.length > 0, ({ brandId }) => brandId !== null && brandIds.includes(brandId));
  add("merId", merIds.length > 0, ({ merchantId }) => merIds.includes(merchantId));
  add("price", minPrice !== undefined, ({ price }) => price >= lowest);
  add("price", maxPrice !== undefined, ({ price }) => price <= highest);
  const average = leastAverage(minStar ?? 0);
  add("minStar", minStar !== undefined, ({ star }) => star >= average);
  add("inStock", inStock, ({ isInStock }) => isInStock);
  add(null, except.length > 0, ({ id }) => !except.includes(id));
  const wanted = wantedOptions(listing, filters, without);
  if (wanted.length > 0) {
    const fits = skuCondition(listing, filters, without);
    // One sku must have all options and the stock.
    conditions.push(hasAll(wanted), ({ skus }) => skus.some((sku) => fits?.(sku) ?? true));
  }
  return conditions;
};

const always: Condition = () => true;

/** Combines conditions. Allocates nothing per product, because that would be most of the garbage of a search. */
export const holdsAll = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0
    ? always
    : conditions.reduce((all, holds) => (product) => all(product) && holds(product));
