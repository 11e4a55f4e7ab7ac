import { isProductForSale } from "../../shared/for-sale.ts";
import { type SQL, sql } from "drizzle-orm";
import type { Filters } from "./query/filters.ts";
import type { TokenGroup } from "./query/token-groups.ts";

/** Filters that are offered as facets, by their key on the wire. */
export type FacetKey = "cid" | "brandId" | "merId" | "price" | "minStar" | "inStock" | `option:${string}`;

const array = (values: string[]): SQL => sql`${sql.param(values)}::text[]`;

/** One of the alternatives of a group. */
const anyOf = (group: TokenGroup): SQL =>
  group.every((tokens) => tokens.length === 1)
    ? sql`p.tokens && ${array(group.flat())}`
    : sql`(${sql.join(
        group.map((tokens) => sql`p.tokens @> ${array([...tokens])}`),
        sql` or `,
      )})`;

/** The skus of product `p` that hold at least one wanted value of every option. */
const skusWith = (options: [string, string[]][], inStock: boolean): SQL => {
  const conditions = options.map(
    ([key, values]) => sql`s.facets && ${array(values.map((value) => `${key}:${value}`))}`,
  );
  if (inStock) conditions.push(sql`s.available > 0`);
  return sql`exists (select from sku s where s.product_id = p.id and s.is_on_sale and ${sql.join(conditions, sql` and `)})`;
};

/**
 * The condition on product `p` that holds for what a search matches.
 * @param without a facet whose own choice is left out, to count what its other values would find
 */
export const matching = (filters: Filters, without?: FacetKey): SQL => {
  const conditions: SQL[] = [isProductForSale];
  if (filters.isUnreadable) conditions.push(sql`false`);
  const single = filters.tokens.flatMap((group) => (group.length === 1 ? (group[0] ?? []) : []));
  if (single.length > 0) conditions.push(sql`p.tokens @> ${array(single)}`);
  for (const group of filters.tokens) if (group.length > 1) conditions.push(anyOf(group));
  if (filters.cid !== undefined && without !== "cid")
    conditions.push(sql`p.category_path @> array[${filters.cid}::int]`);
  if (filters.shopCid !== undefined)
    conditions.push(sql`p.shop_category_path @> array[${filters.shopCid}::int]`);
  if (filters.brandIds.length > 0 && without !== "brandId")
    conditions.push(sql`p.brand_id = any(${sql.param(filters.brandIds)}::int[])`);
  if (filters.merIds.length > 0 && without !== "merId")
    conditions.push(sql`p.merchant_id = any(${sql.param(filters.merIds)}::int[])`);
  if (without !== "price") {
    if (filters.minPrice !== undefined) conditions.push(sql`p.price >= ${filters.minPrice}::numeric`);
    if (filters.maxPrice !== undefined) conditions.push(sql`p.price <= ${filters.maxPrice}::numeric`);
  }
  if (filters.minStar !== undefined && without !== "minStar")
    conditions.push(sql`p.star >= ${filters.minStar}::numeric`);

  const options = [...filters.options].filter(([key]) => without !== `option:${key}`);
  for (const [key, values] of options)
    conditions.push(sql`p.facets && ${array(values.map((value) => `${key}:${value}`))}`);
  const inStock = filters.inStock && without !== "inStock";
  // One option alone is answered by the product's own list; several must meet in one sku.
  if (inStock || options.length > 1) conditions.push(skusWith(options, inStock));
  return sql.join(conditions, sql` and `);
};
