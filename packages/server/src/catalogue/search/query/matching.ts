import { type SQL, sql } from "drizzle-orm";
import { arrayText, type ValueOf } from "../../../database/statement.ts";
import type { CategoryRow } from "../../category-tree.ts";
import type { Filters } from "./filters.ts";
import { allOf, categoryTerm, groupTerms, optionTerms, shopCategoryTerm } from "./terms.ts";

/** Filters offered as facets, by their wire key. */
export type FacetKey = "cid" | "brandId" | "merId" | "price" | "minStar" | "inStock" | `option:${string}`;

/** Conditions on the listing; null for none. */
export interface MatchValues {
  /** A `tsquery` on the terms of a product. */
  readonly terms: string | null;
  /** A category, by its level. */
  readonly category1: number | null;
  readonly category2: number | null;
  readonly category3: number | null;
  readonly brands: string | null;
  readonly shops: string | null;
  readonly minPrice: string | null;
  readonly maxPrice: string | null;
  readonly minStar: number | null;
  readonly inStock: boolean | null;
  readonly except: string | null;
  /** A `tsquery` on the facets of one sku that must match alone. */
  readonly sku: string | null;
}

const idsOrNull = (ids: readonly number[]): string | null => (ids.length === 0 ? null : arrayText(ids));

/** The minimum average that is displayed as so many stars: cards round it to one decimal. */
export const leastAverage = (stars: number): number => (Math.round(stars * 100) - 5) / 100;

/**
 * The condition values of a search.
 * @param without a facet whose own choice is ignored, to count its other values
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
      // A hidden category has no level here.
      cid !== undefined && level === undefined ? categoryTerm(cid) : null,
    ]),
    category1: at(1),
    category2: at(2),
    category3: at(3),
    brands: without === "brandId" ? null : idsOrNull(filters.brandIds),
    shops: without === "merId" ? null : idsOrNull(filters.merIds),
    minPrice: isPriceAsked ? (filters.minPrice ?? null) : null,
    maxPrice: isPriceAsked ? (filters.maxPrice ?? null) : null,
    minStar: without === "minStar" || filters.minStar === undefined ? null : leastAverage(filters.minStar),
    inStock,
    except: idsOrNull(filters.except),
    // A single option matches the product's terms; several, or one in stock, must match in one sku.
    sku: options.length > 1 || (options.length === 1 && inStock) ? allOf(options) : null,
  };
};

/** The non-null values of a search. Searches with the same ones share a statement text. */
export type Asked = readonly (keyof MatchValues)[];

export const askedIn = (values: MatchValues): Asked => fields.filter((field) => values[field] !== null);

/** The condition on a row `l` of the listing. */
export const matching = (value: ValueOf<MatchValues>, asked: Asked): SQL => {
  const conditions = asked.map((field) => conditionOn[field](value));
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
};

const sameCategory =
  (column: "category1" | "category2" | "category3") =>
  (value: ValueOf<MatchValues>): SQL =>
    sql`l.${sql.raw(column)} = ${value(column)}::int`;

const conditionOn: Record<keyof MatchValues, (value: ValueOf<MatchValues>) => SQL> = {
  terms: (value) => sql`l.terms @@ ${value("terms")}::tsquery`,
  category1: sameCategory("category1"),
  category2: sameCategory("category2"),
  category3: sameCategory("category3"),
  brands: (value) => sql`l.brand_id = any(${value("brands")}::int[])`,
  shops: (value) => sql`l.merchant_id = any(${value("shops")}::int[])`,
  minPrice: (value) => sql`l.price >= ${value("minPrice")}::numeric`,
  maxPrice: (value) => sql`l.price <= ${value("maxPrice")}::numeric`,
  minStar: (value) => sql`l.star >= ${value("minStar")}::numeric`,
  inStock: () => sql`l.is_in_stock`,
  except: (value) => sql`l.product_id <> all(${value("except")}::int[])`,
  // OFFSET forces evaluation per row instead of first joining all skus of the marketplace.
  sku: (value) => sql`exists (select from sku s where s.product_id = l.product_id and s.is_on_sale
    and (s.available > 0 or ${value("inStock")}::boolean is null) and array_to_tsvector(s.facets) @@ ${value("sku")}::tsquery offset 0)`,
};

const fields = Object.keys(conditionOn) as (keyof MatchValues)[];
