import type { SavedProduct, SavedState, WireLocale } from "@carmine/api/contract";
import { sql, type SQL } from "drizzle-orm";
import { cardPicture, onlySkuOfProduct, stockOfProduct } from "../catalogue/fragments.ts";
import type { AppContext } from "../context.ts";
import { likePattern } from "../database/like-pattern.ts";
import { rowOf } from "../database/rows.ts";
import { offsetOf, type PageInput } from "../http/envelope/paging.ts";
import { dayMs } from "../shared/durations.ts";
import { isProductForSale } from "../shared/for-sale.ts";
import { textInSql } from "../shared/localized-text.ts";
import { mediaAddressSql } from "../shared/media-address.ts";
import { wireTimeSql } from "../shared/wire-time.ts";

/** Milliseconds that a restocked product counts as back. */
const newsMs = 14 * dayMs;

/** The wishlist of an account with the current state of its products. */
const savedOf = ({ clock }: Pick<AppContext, "clock">, accountId: number): SQL => {
  const since = new Date(clock.now().getTime() - newsMs).toISOString();
  return sql`mine as (
    select f.*, f.is_sold and f.stock > 0 as is_in_stock, f.is_sold and f.stock = 0 as is_sold_out,
      f.is_sold and f.stock > 0 and f.price < f.saved_price as is_dropped,
      f.is_sold and f.stock > 0 and (f.was_sold_out or f.back_at > ${since}::timestamptz) as is_back
    from (
      select s.id, s.price as saved_price, s.created_at, s.is_sold_out as was_sold_out, s.back_at, p.id as product_id,
        p.price, p.name, p.merchant_id, p.category_path, ${isProductForSale} as is_sold, ${stockOfProduct} as stock
      from saved_product s join product p on p.id = s.product_id where s.account_id = ${accountId}::int
    ) f
  )`;
};

const conditions: Readonly<Record<SavedState, SQL>> = {
  dropped: sql.raw("f.is_dropped"),
  back: sql.raw("coalesce(f.is_back, false)"),
  inStock: sql.raw("f.is_in_stock"),
  soldOut: sql.raw("f.is_sold_out"),
};

/** Patterns that match each word anywhere. */
const patternsOf = (keywords: string): string[] =>
  keywords
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => likePattern(word));

export interface SavedFilter extends PageInput {
  readonly state?: SavedState | undefined;
  /** A department or category. */
  readonly cid?: number | undefined;
  readonly keywords?: string | undefined;
  readonly withGone?: boolean | undefined;
}

/** One page of the wishlist, newest first; includes products that are no longer sold only on request. */
export const listSaved = (
  ctx: Pick<AppContext, "db" | "clock">,
  accountId: number,
  filter: SavedFilter,
  locale: WireLocale,
) => {
  const { state, cid, keywords, withGone } = filter;
  const words = patternsOf(keywords ?? "");
  const found = sql.join(
    [
      withGone ? sql`true` : sql`f.is_sold`,
      ...(state ? [conditions[state]] : []),
      ...(cid === undefined ? [] : [sql`${cid}::int = any(f.category_path)`]),
      ...(words.length === 0
        ? []
        : [
            sql`concat_ws(' ', ${textInSql("f.name", locale)}, f.name ->> 'en',
              (select m.name from merchant m where m.id = f.merchant_id)) ilike all (${sql.param(words)}::text[])`,
          ]),
    ],
    sql` and `,
  );
  return rowOf<{ list: SavedProduct[]; total: number }>(
    ctx.db,
    sql`with ${savedOf(ctx, accountId)}, found as (select f.* from mine f where ${found})
    select (select count(*)::int from found) as total,
      coalesce((select json_agg(json_build_object(
          'id', s.id, 'productId', p.id, 'createTime', ${wireTimeSql("s.created_at")},
          'storeName', ${textInSql("p.name", locale)}, 'image', ${mediaAddressSql(cardPicture)},
          'price', p.price::text, 'savedPrice', s.saved_price::text, 'stock', s.stock,
          'skuId', ${onlySkuOfProduct}, 'merId', p.merchant_id, 'merName', m.name,
          'isSold', s.is_sold, 'isBack', coalesce(s.is_back, false), 'cateId', p.category_id,
          'restockToken', (select r.token from restock_request r join sku k on k.id = r.sku_id
            where k.product_id = p.id and r.account_id = ${accountId}::int and r.notified_at is null
            order by r.id desc limit 1)) order by s.id desc)
        from (select * from found order by id desc limit ${filter.limit}::int offset ${offsetOf(filter)}::int) s
        join product p on p.id = s.product_id join merchant m on m.id = p.merchant_id), '[]') as list`,
  );
};

interface Counts extends Record<SavedState, number> {
  all: number;
  departments: { id: number; name: string; count: number }[];
}

/** Number of products per filter of the list. */
export const countSaved = (
  ctx: Pick<AppContext, "db" | "clock">,
  accountId: number,
  locale: WireLocale,
): Promise<Counts> =>
  rowOf<Counts>(
    ctx.db,
    sql`with ${savedOf(ctx, accountId)}
    select count(*)::int as all,
      ${sql.join(
        Object.entries(conditions).map(
          ([state, holds]) => sql`count(*) filter (where ${holds})::int as ${sql.identifier(state)}`,
        ),
        sql`, `,
      )},
      coalesce((select json_agg(json_build_object('id', c.id, 'name', ${textInSql("c.name", locale)}, 'count', n.count)
          order by c.sort, c.id)
        from (select category_path[1] as id, count(*)::int as count from mine group by 1) n
        join category c on c.id = n.id), '[]') as departments
    from mine f`,
  );
