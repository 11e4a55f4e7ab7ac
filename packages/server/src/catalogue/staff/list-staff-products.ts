import {
  lowStock,
  maxCount,
  productViews,
  wireLocales,
  type merchantProductList,
  type productCounts,
  type ProductView,
  type StaffProductRow,
  type StockFilter,
  type WireLocale,
} from "@carmine/api/contract";
import { sql, type SQL } from "drizzle-orm";
import type { output } from "zod/v4/core";
import { likePattern } from "../../database/like-pattern.ts";
import type { Queryable } from "../../database/connection.ts";
import { rowOf, rowsOf } from "../../database/rows.ts";
import { arrayText } from "../../database/statement.ts";
import { offsetOf } from "../../http/envelope/paging.ts";
import { textInSql } from "../../shared/localized-text.ts";
import { mediaAddressOrNull } from "../../shared/media-address.ts";

type ListQuery = output<typeof merchantProductList.query>;
type ProductFilter = Omit<ListQuery, "merId" | "view" | "sort" | "page" | "limit">;

/** Products by their ids, or all that the filters of the list match. */
export interface ProductSelection {
  readonly ids?: readonly number[] | undefined;
  readonly filter?: (ProductFilter & Pick<ListQuery, "view">) | undefined;
}

/** Period of `soldLately` in days. */
const soldDays = 30;

/** Whether a product has a variant on sale that meets the condition on its units. */
const hasSku = (units: SQL): SQL =>
  sql`exists (select from sku s where s.product_id = p.id and s.is_on_sale and ${units})`;

const stockIs = (stock: StockFilter): SQL =>
  stock === "soldOut"
    ? hasSku(sql`s.available <= 0`)
    : hasSku(sql`s.available between 1 and ${lowStock}::int`);

const inView = (view: ProductView): SQL => {
  switch (view) {
    case "all":
      return sql`not p.is_recycled`;
    case "active":
      return sql`p.visible`;
    case "hidden":
      return sql`not p.is_shown and not p.is_forced_down and not p.is_recycled and p.audit_status = 1`;
    case "soldOut":
      return sql`p.visible and ${stockIs("soldOut")}`;
    case "lowStock":
      return sql`p.visible and ${stockIs("low")}`;
    case "noPictures":
      return sql`not p.is_recycled and cardinality(p.pictures) = 0`;
    case "untranslated":
      return sql`not p.is_recycled and (select count(*) from jsonb_each_text(p.name) n
        where n.value <> '' and n.key = any(${`{${wireLocales.join(",")}}`}::text[])) < ${wireLocales.length}::int`;
    case "pending":
      return sql`not p.is_recycled and p.audit_status = 0`;
    case "blocked":
      return sql`not p.is_recycled and p.is_forced_down`;
    case "bin":
      return sql`p.is_recycled`;
  }
};

const searched = (words: string | undefined): SQL | undefined => {
  if (!words) return undefined;
  const pattern = likePattern(words);
  return sql`(exists (select from jsonb_each_text(p.name) n where n.value ilike ${pattern})
    or exists (select from sku s where s.product_id = p.id and (s.code ilike ${pattern} or s.bar_code = ${words})))`;
};

/** Units that can be sold now, over all variants on sale; the largest integer if one of them isn't counted. */
const stockSum = sql`(select case when bool_or(s.is_always_sellable) then 2147483647 else coalesce(sum(s.available), 0) end
  from sku s where s.product_id = p.id and s.is_on_sale)`;

/** Whether the product, which may have no variant on sale, or one of its variants has a price in the range. */
const priced = ({ minPrice, maxPrice }: ProductFilter): SQL | undefined => {
  if (minPrice === undefined && maxPrice === undefined) return undefined;
  const range = (price: SQL): SQL =>
    sql`${price} between ${minPrice ?? "-Infinity"}::numeric and ${maxPrice ?? "Infinity"}::numeric`;
  return sql`(${range(sql`p.price`)} or ${hasSku(range(sql`s.price`))})`;
};

const filtered = (shopIds: readonly number[], filter: ProductFilter): SQL => {
  const { words, categoryId, brandId, brand, stock, minStock, maxStock, changedFrom, campaignId } = filter;
  const conditions = [
    sql`p.merchant_id = any(${arrayText(shopIds)}::int[])`,
    sql`not p.is_deleted`,
    searched(words),
    categoryId === undefined ? undefined : sql`p.category_path @> array[${categoryId}::int]`,
    brandId === undefined ? undefined : sql`p.brand_id = ${brandId}::int`,
    brand ? sql`exists (select from brand b where b.id = p.brand_id and b.name = ${brand})` : undefined,
    priced(filter),
    stock && stockIs(stock),
    minStock === undefined ? undefined : sql`${stockSum} >= ${minStock}::int`,
    maxStock === undefined ? undefined : sql`${stockSum} <= ${maxStock}::int`,
    changedFrom && sql`p.updated_at >= ${changedFrom.toISOString()}::timestamptz`,
    campaignId === undefined
      ? undefined
      : sql`exists (select from activity_product a where a.product_id = p.id and a.activity_id = ${campaignId}::int)`,
  ];
  return sql.join(
    conditions.filter((condition) => condition !== undefined),
    sql` and `,
  );
};

/** Products of these shops in a view, as a condition on `product p`. */
export const staffProductsWhere = (
  shopIds: readonly number[],
  { view, ...filter }: ProductFilter & Pick<ListQuery, "view">,
): SQL => sql`${filtered(shopIds, filter)} and ${inView(view)}`;

/** Selected products of these shops, as a condition on `product p`; none without ids and filter. */
export const selectedProducts = (shopIds: readonly number[], { ids, filter }: ProductSelection): SQL =>
  filter
    ? staffProductsWhere(shopIds, filter)
    : sql`p.id = any(${arrayText(ids ?? [])}::int[]) and p.merchant_id = any(${arrayText(shopIds)}::int[]) and not p.is_deleted`;

const sortedBy = (sort: ListQuery["sort"], locale: WireLocale): SQL => {
  switch (sort) {
    case "newest":
      return sql`p.id desc`;
    case "updated":
      return sql`p.updated_at desc, p.id desc`;
    case "name":
      return sql`${textInSql("p.name", locale)}, p.id`;
    case "price":
      return sql`p.price, p.id`;
    case "stock":
      return sql`${stockSum}, p.id`;
  }
};

const cappedCount = (which: SQL): SQL =>
  sql`(select count(*)::int from (select from product p where ${which} limit ${maxCount + 1}::int) c)`;

interface Row {
  readonly id: number;
  readonly merId: number;
  readonly merName: string;
  readonly name: string;
  readonly handle: string;
  readonly picture: string | null;
  readonly categoryId: number;
  readonly categoryName: string;
  readonly brandName: string | null;
  readonly isShown: boolean;
  readonly isForcedDown: boolean;
  readonly isRecycled: boolean;
  readonly auditStatus: number;
  readonly price: string;
  readonly minPrice: string | null;
  readonly maxPrice: string | null;
  readonly listPrice: string | null;
  readonly stock: number | null;
  readonly isUncounted: boolean | null;
  readonly reserved: number | null;
  readonly skuCount: number;
  readonly soldOutCount: number;
  readonly skuId: number | null;
  readonly code: string | null;
  readonly onHand: number | null;
  readonly soldLately: number;
  readonly locales: string[];
  readonly star: number;
  readonly reviewCount: number;
  readonly updatedAt: string;
}

/** One state per product; the strongest reason for being hidden decides. */
export const stateOf = (
  row: Pick<Row, "isRecycled" | "isForcedDown" | "auditStatus" | "isShown">,
): StaffProductRow["state"] => {
  if (row.isRecycled) return "bin";
  if (row.isForcedDown) return "blocked";
  if (row.auditStatus === 0) return "pending";
  if (row.auditStatus === 2) return "refused";
  return row.isShown ? "active" : "hidden";
};

const wireRow = (row: Row): StaffProductRow => {
  const {
    picture,
    price,
    isUncounted,
    isForcedDown: _f,
    isRecycled: _r,
    auditStatus: _a,
    updatedAt,
    ...rest
  } = row;
  const isSingle = row.skuCount === 1;
  return {
    ...rest,
    image: mediaAddressOrNull(picture),
    state: stateOf(row),
    minPrice: row.minPrice ?? price,
    maxPrice: row.maxPrice ?? price,
    stock: isUncounted ? null : (row.stock ?? 0),
    reserved: row.reserved ?? 0,
    skuId: isSingle ? row.skuId : null,
    code: isSingle ? row.code : null,
    onHand: isSingle ? row.onHand : null,
    updateAt: new Date(updatedAt).toISOString(),
  };
};

/** A page of a shop's products for staff. */
export const listStaffProducts = async (
  db: Queryable,
  shopIds: readonly number[],
  { view, sort, page, limit, ...filter }: Omit<ListQuery, "merId">,
  { locale, now }: { locale: WireLocale; now: Date },
): Promise<{ list: StaffProductRow[]; total: number; isCapped: boolean }> => {
  const which = staffProductsWhere(shopIds, { view, ...filter });
  const since = new Date(now.getTime() - soldDays * 86_400_000).toISOString();
  const [rows, { total }] = await Promise.all([
    rowsOf<Row>(
      db,
      sql`
      with chosen as (
        select p.id, row_number() over (order by ${sortedBy(sort, locale)}) as position
        from product p where ${which}
        order by position limit ${limit}::int offset ${offsetOf({ page, limit })}::int
      )
      select p.id, p.merchant_id as "merId", m.name as "merName", ${textInSql("p.name", locale)} as name, p.handle,
        coalesce(p.pictures[1], p.card_picture) as picture, p.category_id as "categoryId",
        ${textInSql("c.name", locale)} as "categoryName", b.name as "brandName",
        p.is_shown as "isShown", p.is_forced_down as "isForcedDown", p.is_recycled as "isRecycled",
        p.audit_status as "auditStatus", p.price::text as price, p.list_price::text as "listPrice",
        k."minPrice", k."maxPrice", k.stock, k."isUncounted", k.reserved, k."skuCount", k."soldOutCount",
        k."skuId", k.code, k."onHand",
        (select coalesce(sum(l.quantity), 0)::int from order_line l join merchant_order o on o.id = l.merchant_order_id
          where l.product_id = p.id and o.paid_at >= ${since}::timestamptz) as "soldLately",
        (select coalesce(array_agg(n.key order by n.key), '{}') from jsonb_each_text(p.name) n where n.value <> '') as locales,
        p.star::float8 as star, p.review_count as "reviewCount",
        to_json(p.updated_at) #>> '{}' as "updatedAt"
      from chosen join product p on p.id = chosen.id
      join merchant m on m.id = p.merchant_id
      join category c on c.id = p.category_id
      left join brand b on b.id = p.brand_id
      cross join lateral (
        select min(s.price)::text as "minPrice", max(s.price)::text as "maxPrice", sum(s.available)::int as stock,
          bool_or(s.is_always_sellable) as "isUncounted", sum(s.reserved)::int as reserved, count(*)::int as "skuCount",
          count(*) filter (where s.available <= 0)::int as "soldOutCount",
          min(s.id) as "skuId", min(s.code) as code, min(s.on_hand) as "onHand"
        from sku s where s.product_id = p.id and s.is_on_sale
      ) k
      order by chosen.position`,
    ),
    rowOf<{ total: number }>(db, sql`select ${cappedCount(which)} as total`),
  ]);
  return { list: rows.map(wireRow), total: Math.min(total, maxCount), isCapped: total > maxCount };
};

/** Number of products in each view, at most `maxCount`. */
export const countStaffProducts = async (
  db: Queryable,
  shopIds: readonly number[],
  filter: ProductFilter,
): Promise<output<typeof productCounts>> => {
  const base = filtered(shopIds, filter);
  const counts = productViews.map(
    (view) => sql`${cappedCount(sql`${base} and ${inView(view)}`)} as ${sql.identifier(view)}`,
  );
  const row = await rowOf<Record<ProductView, number>>(db, sql`select ${sql.join(counts, sql`, `)}`);
  return Object.fromEntries(productViews.map((view) => [view, Math.min(row[view], maxCount)])) as Record<
    ProductView,
    number
  >;
};
