import type { MerchantCategory, MerchantType, ShopCard, WireLocale } from "@carmine/api/contract";
import { listSeparator } from "@carmine/i18n";
import { type SQL, sql } from "drizzle-orm";
import { miniCardJson } from "../catalogue/fragments.ts";
import type { Queryable } from "../database/connection.ts";
import { rowOf, rowsOf } from "../database/rows.ts";
import { wordsOfName } from "../catalogue/search/query/named-shops.ts";
import { queryTokens } from "../catalogue/search/query/tokens.ts";
import { textInSql } from "../shared/localized-text.ts";
import { wireTimeSql } from "../shared/wire-time.ts";
import { mediaAddressSql, pictureOrDefaultSql } from "../shared/media-address.ts";

/** Products on sale of the shop `m`. */
export const productCount = sql`(select count(*)::int from product_listing l where l.merchant_id = m.id)`;

/** The shop card of the wire contract for the shop `m`. */
export const shopCardJson = (locale: WireLocale): SQL => sql`json_build_object(
  'id', m.id, 'name', m.name, 'categoryId', m.category_id, 'typeId', m.type_id, 'isSelf', m.is_self,
  'avatar', ${pictureOrDefaultSql("m.avatar", "logo")}, 'backImage', ${mediaAddressSql("m.cover")},
  'streetBackImage', ${mediaAddressSql("coalesce(m.street_cover, m.cover)")}, 'starLevel', round(m.star_level)::int,
  'starAverage', m.star_level, 'isVerified', m.is_verified,
  'collectNum', m.followers, 'productCount', ${productCount},
  'proList', coalesce((select json_agg(${miniCardJson(locale)}) from (
    select p.* from (
      select product_id, rank, row_number() over (partition by category order by rank desc, product_id desc) > 2 as is_third
      from (select l.product_id, l.rank, coalesce(l.category3, l.category2, l.category1) as category
        from product_listing l where l.merchant_id = m.id
        order by l.rank desc, l.product_id desc limit 12) best
      order by is_third, rank desc, product_id desc limit 3) l
    join product p on p.id = l.product_id order by l.is_third, l.rank desc, l.product_id desc) p), '[]')
)`;

interface PageOf {
  page: number;
  limit: number;
}

const shops = (db: Queryable, where: SQL, order: SQL, { page, limit }: PageOf, locale: WireLocale) =>
  rowOf<{ list: ShopCard[]; total: number }>(
    db,
    sql`select
      (select count(*)::int from merchant m where ${where}) as total,
      coalesce((select json_agg(${shopCardJson(locale)} order by ${order})
        from (select m.* from merchant m where ${where} order by ${order}
              limit ${limit}::int offset ${(page - 1) * limit}::int) m), '[]') as list`,
  );

/** Lists open shops, recommended ones first. */
export const listOpenShops = (db: Queryable, page: PageOf, locale: WireLocale) =>
  shops(db, sql`m.is_open`, orders.recommended, page, locale);

export interface ShopFilters {
  keywords?: string;
  typeId?: number;
  categoryId?: number;
  isSelf?: boolean;
  isVerified?: boolean;
}

/** Returns a condition on the shop `m`; always true if the filter isn't set. */
type Condition = (filters: ShopFilters) => SQL;

/** An open shop whose name matches the words. */
export const nameMatches: Condition = ({ keywords = "" }) => {
  const tokens = queryTokens(keywords);
  // A search of punctuation only finds nothing instead of everything.
  if (tokens.length === 0) return keywords === "" ? sql`m.is_open` : sql`false`;
  return sql`m.is_open and (m.tokens @> ${sql.param(tokens)}::text[]
    or ' ' || lower(m.name) like all (${sql.param(wordsOfName(keywords).map((word) => `% ${word}%`))}::text[]))`;
};

export const ofSeller: Condition = ({ isSelf, isVerified }) =>
  sql.join(
    [
      isSelf === undefined ? sql`true` : sql`m.is_self = ${isSelf}::boolean`,
      isVerified === undefined ? sql`true` : sql`m.is_verified = ${isVerified}::boolean`,
    ],
    sql` and `,
  );

export const ofType: Condition = ({ typeId }) =>
  typeId === undefined ? sql`true` : sql`m.type_id = ${typeId}::int`;

export const ofCategory: Condition = ({ categoryId }) =>
  categoryId === undefined ? sql`true` : sql`m.category_id = ${categoryId}::int`;

/** Each order ends in the id, so that pages neither overlap nor skip rows. */
const orders = {
  stars: sql.raw("m.star_level desc nulls last, m.sort desc, m.id"),
  recommended: sql.raw("m.is_recommended desc, m.sort desc, m.id"),
  followers: sql.raw("m.followers desc, m.id"),
  new: sql.raw("m.created_at desc, m.id desc"),
};

/**
 * Open shops that contain every word, or whose name has words with that prefix; sorted by stars by default.
 */
export const searchShops = (
  db: Queryable,
  filters: ShopFilters & { sort?: "recommended" | "followers" | "new" },
  page: PageOf,
  locale: WireLocale,
) => {
  const where = sql.join(
    [nameMatches, ofSeller, ofType, ofCategory].map((condition) => condition(filters)),
    sql` and `,
  );
  return shops(db, where, orders[filters.sort ?? "stars"], page, locale);
};

export const readMerchantTypes = (db: Queryable, locale: WireLocale) =>
  rowsOf<MerchantType>(
    db,
    sql`select id, ${textInSql("name", locale)} as name, concat_ws(${listSeparator(locale)}, ${textInSql("public_info", locale)}, ${textInSql("info", locale)}) as info,
      ${textInSql("public_info", locale)} as "publicInfo", ${textInSql("info", locale)} as "privateInfo", false as "isDel",
      ${wireTimeSql("created_at")} as "createTime", ${wireTimeSql("updated_at")} as "updateTime"
    from merchant_type order by sort, id`,
  );

export const readMerchantCategories = (db: Queryable, locale: WireLocale) =>
  rowsOf<MerchantCategory>(
    db,
    sql`select id, 0 as pid, '[]'::json as "childList", ${textInSql("name", locale)} as name, handling_fee as "handlingFee", false as "isDel",
      ${wireTimeSql("created_at")} as "createTime", ${wireTimeSql("updated_at")} as "updateTime"
    from merchant_category order by sort, id`,
  );
