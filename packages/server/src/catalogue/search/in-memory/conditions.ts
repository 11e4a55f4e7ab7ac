import { type FacetKey, leastAverage } from "../query/matching.ts";
import type { Filters } from "../query/filters.ts";
import type { ListedProduct, ListedSku, Listing } from "./listing.ts";

export type Condition = (product: ListedProduct) => boolean;

/** Places of the values of each option that is asked for; one of each has to be there. */
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
 * Holds for the skus that have all options that are asked for, and stock where that is asked for; null where neither is.
 */
export const skuCondition = (listing: Listing, filters: Filters, without?: FacetKey): SkuCondition | null => {
  const wanted = wantedOptions(listing, filters, without);
  const needsStock = filters.inStock && without !== "inStock";
  if (wanted.length === 0 && !needsStock) return null;
  const hasOptions = hasAll(wanted);
  return (sku) => (!needsStock || sku.isInStock) && hasOptions(sku);
};

/**
 * What a product that its words find has to fulfill to match a search: the conditions of `matching.ts`, on the listing in
 * memory.
 * @param without a facet whose own choice is left out, to count what its other values would find
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
    // Several options, or one in stock, must meet in one sku.
    conditions.push(hasAll(wanted), ({ skus }) => skus.some((sku) => fits?.(sku) ?? true));
  }
  return conditions;
};

const always: Condition = () => true;

/** One condition of several. Nothing is made for each product, which would be most of what a search leaves to collect. */
export const holdsAll = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0
    ? always
    : conditions.reduce((all, holds) => (product) => all(product) && holds(product));
