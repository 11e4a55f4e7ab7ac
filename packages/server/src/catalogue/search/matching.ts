import { type SQL, sql } from "drizzle-orm";
import { arrayText, type ValueOf } from "../../database/statement.ts";
import type { CategoryRow } from "../category-tree.ts";
import type { Filters } from "./query/filters.ts";
import { allOf, categoryTerm, groupTerms, optionTerms, shopCategoryTerm } from "./terms.ts";

/** Filters that are offered as facets, by their key on the wire. */
export type FacetKey = "cid" | "brandId" | "merId" | "price" | "minStar" | "inStock" | `option:${string}`;

/** What a search asks of the listing; null asks nothing. */
export interface MatchValues {
  /** A `tsquery` on the terms of a product. */
  readonly terms: string | null;
  /** A category, at the level where it stands. */
  readonly category1: number | null;
  readonly category2: number | null;
  readonly category3: number | null;
  readonly brands: string | null;
  readonly shops: string | null;
  readonly minPrice: string | null;
  readonly maxPrice: string | null;
  readonly minStar: number | null;
  readonly inStock: boolean | null;
  /** A `tsquery` on the facets of one sku, where it alone has to answer for the product. */
  readonly sku: string | null;
}

const idsOrNull = (ids: readonly number[]): string | null => (ids.length === 0 ? null : arrayText(ids));

/**
 * The values of a search.
 * @param without a facet whose own choice is left out, to count what its other values would find
 */
export const matchValues = (
  filters: Filters,
  categories: readonly CategoryRow[],
  without?: FacetKey,
): MatchValues => {
  const cid = without === "cid" ? undefined : filters.cid;
  const level = categories.find(({ id }) => id === cid)?.level;
  const at = (wanted: number) => (cid !== undefined && level === wanted ? cid : null);
  const options = [...filters.options]
    .filter(([key]) => without !== `option:${key}`)
    .map(([key, values]) => optionTerms(key, values));
  const inStock = filters.inStock && without !== "inStock" ? true : null;
  const isPriceAsked = without !== "price";
  return {
    terms: allOf([
      groupTerms(filters.tokens),
      ...options,
      filters.shopCid === undefined ? null : shopCategoryTerm(filters.shopCid),
      // A category that is hidden has no level here.
      cid !== undefined && level === undefined ? categoryTerm(cid) : null,
    ]),
    category1: at(1),
    category2: at(2),
    category3: at(3),
    brands: without === "brandId" ? null : idsOrNull(filters.brandIds),
    shops: without === "merId" ? null : idsOrNull(filters.merIds),
    minPrice: isPriceAsked ? (filters.minPrice ?? null) : null,
    maxPrice: isPriceAsked ? (filters.maxPrice ?? null) : null,
    minStar: without === "minStar" ? null : (filters.minStar ?? null),
    inStock,
    // One option alone is answered by the product's own terms; several, or one in stock, must meet in one sku.
    sku: options.length > 1 || (options.length === 1 && inStock) ? allOf(options) : null,
  };
};

/**
 * The condition on a row `l` of the listing that holds for what a search matches. One text for every search: the
 * planner sees the values and drops the conditions whose value is null.
 */
export const matching = (value: ValueOf<MatchValues>): SQL => {
  const unless = (name: keyof MatchValues, type: string, condition: SQL): SQL =>
    sql`(${value(name)}::${sql.raw(type)} is null or ${condition})`;
  const same = (name: "category1" | "category2" | "category3"): SQL =>
    unless(name, "int", sql`l.${sql.raw(name)} = ${value(name)}::int`);
  return sql.join(
    [
      unless("terms", "tsquery", sql`l.terms @@ ${value("terms")}::tsquery`),
      same("category1"),
      same("category2"),
      same("category3"),
      unless("brands", "int[]", sql`l.brand_id = any(${value("brands")}::int[])`),
      unless("shops", "int[]", sql`l.merchant_id = any(${value("shops")}::int[])`),
      unless("minPrice", "numeric", sql`l.price >= ${value("minPrice")}::numeric`),
      unless("maxPrice", "numeric", sql`l.price <= ${value("maxPrice")}::numeric`),
      unless("minStar", "numeric", sql`l.star >= ${value("minStar")}::numeric`),
      unless("inStock", "boolean", sql`l.is_in_stock`),
      unless(
        "sku",
        "tsquery",
        // By OFFSET it is asked for each row that is read, instead of all skus of the marketplace being joined first.
        sql`exists (select from sku s where s.product_id = l.product_id and s.is_on_sale
          and (s.available > 0 or ${value("inStock")}::boolean is null) and array_to_tsvector(s.facets) @@ ${value("sku")}::tsquery offset 0)`,
      ),
    ],
    sql` and `,
  );
};
