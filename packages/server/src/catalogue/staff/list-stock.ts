import {
  lowStock,
  maxCount,
  type merchantStockList,
  type merchantStockMoves,
  type StockRow,
  type WireLocale,
} from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import type { output } from "zod/v4/core";
import { likePattern } from "../../database/like-pattern.ts";
import type { Queryable } from "../../database/connection.ts";
import { rowOf, rowsOf } from "../../database/rows.ts";
import { arrayText } from "../../database/statement.ts";
import { notFound } from "../../http/envelope/failure.ts";
import { offsetOf, type PageInput } from "../../http/envelope/paging.ts";
import { dayMs } from "../../shared/durations.ts";
import { textInSql } from "../../shared/localized-text.ts";
import { mediaAddressOrNull } from "../../shared/media-address.ts";
import type { ProductOption } from "../../shared/product-option.ts";
import { skuTextIn } from "../../shared/sku-text.ts";

type StockQuery = Omit<output<typeof merchantStockList.query>, "merId">;
type MovePage = output<typeof merchantStockMoves.data>;

const soldDays = 30;

interface Row extends Omit<StockRow, "image" | "skuText" | "available"> {
  readonly picture: string | null;
  readonly options: ProductOption[];
  readonly values: string[];
  readonly available: number;
}

/** Variants of shops with their stock, by product. */
export const listStock = async (
  db: Queryable,
  shopIds: readonly number[],
  { words, low, productId, ...page }: StockQuery,
  { locale, now }: { locale: WireLocale; now: Date },
): Promise<{ list: StockRow[]; total: number; isCapped: boolean }> => {
  const pattern = words && likePattern(words);
  const which = sql`p.merchant_id = any(${arrayText(shopIds)}::int[]) and not p.is_deleted and not p.is_recycled
    and ${low ? sql`s.is_on_sale and s.available <= ${lowStock}::int` : sql`true`}
    and ${productId === undefined ? sql`true` : sql`p.id = ${productId}::int`}
    and ${
      pattern
        ? sql`(s.code ilike ${pattern} or s.bar_code = ${words}
            or exists (select from jsonb_each_text(p.name) n where n.value ilike ${pattern}))`
        : sql`true`
    }`;
  const since = new Date(now.getTime() - soldDays * dayMs).toISOString();
  const [rows, { total }] = await Promise.all([
    rowsOf<Row>(
      db,
      sql`
      select s.id as "skuId", p.id as "productId", ${textInSql("p.name", locale)} as "productName", p.options, s.values,
        s.code, s.bar_code as "barCode", coalesce(s.picture, p.pictures[1]) as picture, s.on_hand as "onHand", s.reserved,
        s.available, s.is_always_sellable as "isAlwaysSellable", s.is_on_sale as "isOnSale",
        (select coalesce(sum(l.quantity), 0)::int from order_line l join merchant_order o on o.id = l.merchant_order_id
          where l.sku_id = s.id and o.paid_at >= ${since}::timestamptz) as "soldLately"
      from sku s join product p on p.id = s.product_id
      where ${which}
      order by p.id desc, s.position, s.id limit ${page.limit}::int offset ${offsetOf(page)}::int`,
    ),
    rowOf<{ total: number }>(
      db,
      sql`select count(*)::int as total from (select from sku s join product p on p.id = s.product_id where ${which} limit ${maxCount + 1}::int) c`,
    ),
  ]);
  return {
    list: rows.map(({ picture, options, values, available, ...row }) => ({
      ...row,
      skuText: skuTextIn(options, values, locale),
      image: mediaAddressOrNull(picture),
      available: row.isAlwaysSellable ? null : available,
    })),
    total: Math.min(total, maxCount),
    isCapped: total > maxCount,
  };
};

/**
 * A page of the stock history of a variant, newest first.
 * @throws Failure 404 for a variant of another shop
 */
export const listStockMoves = async (
  db: Queryable,
  shopIds: readonly number[],
  skuId: number,
  page: PageInput,
): Promise<{ list: MovePage["list"]; total: number; isCapped: boolean }> => {
  const [own] = await rowsOf(
    db,
    sql`select from sku s join product p on p.id = s.product_id
      where s.id = ${skuId}::int and p.merchant_id = any(${arrayText(shopIds)}::int[])`,
  );
  if (!own) throw notFound();
  const [rows, { total }] = await Promise.all([
    rowsOf<Omit<MovePage["list"][number], "at"> & { createdAt: Date | string }>(
      db,
      sql`
      select v.id::float8 as id, v.by, v.on_hand as "onHand", v.cause, v.link, v.account_id as uid, a.nickname, v.reason, v.created_at as "createdAt"
      from stock_move v left join account a on a.id = v.account_id
      where v.sku_id = ${skuId}::int order by v.id desc limit ${page.limit}::int offset ${offsetOf(page)}::int`,
    ),
    rowOf<{ total: number }>(
      db,
      sql`select count(*)::int as total from (select from stock_move where sku_id = ${skuId}::int limit ${maxCount + 1}::int) c`,
    ),
  ]);
  return {
    list: rows.map(({ createdAt, ...row }) => ({ ...row, at: new Date(createdAt).toISOString() })),
    total: Math.min(total, maxCount),
    isCapped: total > maxCount,
  };
};
