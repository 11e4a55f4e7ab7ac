import type { DataOf, ListedActivityProduct, WireActivity, WireLocale } from "@carmine/api/contract";
import type { activityDetail } from "@carmine/api/contract";
import { type SQL, sql } from "drizzle-orm";
import { cardPicture, onlySkuOfProduct, stockOfProduct } from "../../catalogue/fragments.ts";
import type { Queryable } from "../../database/connection.ts";
import { rowsOf } from "../../database/rows.ts";
import { currentRoundEnd } from "../../shared/activity-rounds.ts";
import { isProductForSale } from "../../shared/for-sale.ts";
import { textInSql } from "../../shared/localized-text.ts";
import { mediaAddress, mediaAddressSql } from "../../shared/media-address.ts";
import { spreadCategories } from "../../shared/spread-categories.ts";
import { wireTimeOrNull } from "../../shared/wire-time.ts";

/** Conditions on an activity `a`. */
export const hasBegun = (now: Date): SQL =>
  sql`(a.begins_at is null or a.begins_at <= ${now.toISOString()}::timestamptz)`;
const isOver = (now: Date): SQL => sql`coalesce(a.ends_at <= ${now.toISOString()}::timestamptz, false)`;
export const isRunning = (now: Date): SQL => sql`(${hasBegun(now)} and not ${isOver(now)})`;

/** Start of the current round of an activity `a`; the first one starts with it. */
const roundStart = (now: Date): SQL =>
  sql`greatest(a.begins_at, to_timestamp(floor(extract(epoch from ${now.toISOString()}::timestamptz) / (a.round_hours * 3600)) * a.round_hours * 3600))`;

/** Units of product `p` paid since the round of activity `a` began, plus those added by the operator. */
const soldInRound = (now: Date): SQL => sql`case when p.quota is null then null else p.virtual_sold + (
  select coalesce(sum(l.quantity), 0)::int from order_line l join merchant_order o on o.id = l.merchant_order_id
  where l.product_id = p.id and o.paid_at >= ${roundStart(now)}) end`;

/**
 * Products of activity `a` on sale, with their fields in the activity.
 * @param joins tables that the order reads
 */
export const membersOf = (order: SQL, where: SQL, joins: SQL = sql.empty()): SQL => sql`
  select p.*, ap.picture as own_picture, ap.quota, ap.virtual_sold, row_number() over (order by ${order}) as place
  from activity_product ap join product p on p.id = ap.product_id and ${isProductForSale} ${joins}
  where ap.activity_id = a.id and ${where}`;

/** Picture URL of a member `p`. */
export const memberPicture = mediaAddressSql(`coalesce(p.own_picture, ${cardPicture})`);

const productJson = (locale: WireLocale, now: Date): SQL => sql`json_build_object(
  'proId', p.id, 'proImage', ${memberPicture},
  'image', ${mediaAddressSql(cardPicture)}, 'storeName', ${textInSql("p.name", locale)},
  'price', case when ${hasBegun(now)} then p.price::text end,
  'otPrice', case when ${hasBegun(now)} then coalesce(p.list_price, p.price)::text end, 'stock', ${stockOfProduct},
  'quota', case when ${isRunning(now)} then p.quota end, 'sold', case when ${isRunning(now)} then ${soldInRound(now)} end,
  'brandName', (select b.name from brand b where b.id = p.brand_id),
  'merName', (select m.name from merchant m where m.id = p.merchant_id), 'skuId', ${onlySkuOfProduct},
  'watchSkuId', (select s.id from sku s where s.product_id = p.id and s.is_on_sale order by s.price, s.id limit 1))`;

export const memberOrder = sql.raw("ap.sort, p.id");
export const everyMember = sql.raw("true");

interface TimesRow {
  roundHours: number;
  /** ISO 8601, as in JSON. */
  beginsAt: string | null;
  endsAt: string | null;
}

const timesInSql = sql.raw(`a.round_hours as "roundHours",
  to_json(a.begins_at) #>> '{}' as "beginsAt", to_json(a.ends_at) #>> '{}' as "endsAt"`);

const dateOrNull = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** Wire fields about the times of an activity. */
const timesOf = (now: Date, { roundHours, ...row }: TimesRow) => {
  const [beginsAt, endsAt] = [dateOrNull(row.beginsAt), dateOrNull(row.endsAt)];
  return {
    endTime: wireTimeOrNull(currentRoundEnd(now, { roundHours, beginsAt, endsAt })),
    startTime: wireTimeOrNull(beginsAt),
    finishTime: wireTimeOrNull(endsAt),
  };
};

/** Maximum number of an activity's products whose order is mixed; the others follow in the operator's order. */
const maxMixed = 500;

/** Places of the activities' products in the operator's order, with at most two of a department together. */
const mixedPlaces = async (db: Queryable, activities: SQL): Promise<SQL> => {
  const rows = await rowsOf<{ activity: number; product: number; department: number | null }>(
    db,
    sql`select a.id as activity, p.id as product, p.category_path[1] as department
      from activity a cross join lateral (
        select * from (${membersOf(memberOrder, everyMember)} order by place limit ${maxMixed}::int) p) p
      where ${activities} order by a.id, p.place`,
  );
  const mixed = [...Map.groupBy(rows, ({ activity }) => activity).values()].flatMap((members) =>
    spreadCategories(members, ({ department }) => department),
  );
  const column = (name: "activity" | "product"): SQL =>
    sql`${sql.param(mixed.map((row) => row[name]))}::int[]`;
  return sql`left join unnest(${column("activity")}, ${column("product")}) with ordinality mixed(activity, product, place)
    on mixed.activity = a.id and mixed.product = p.id`;
};

const mixedOrder = sql`mixed.place nulls last, ${memberOrder}`;

/** Open, running activities with products: up to 8, with 3 products for type 2. */
export const readActivities = async (
  db: Queryable,
  locale: WireLocale,
  now: Date,
): Promise<WireActivity[]> => {
  const isShown = sql`a.is_open and ${isRunning(now)}`;
  const places = await mixedPlaces(db, isShown);
  const rows = await rowsOf<Omit<WireActivity, "endTime" | "startTime" | "finishTime"> & TimesRow>(
    db,
    sql`select a.id, ${textInSql("a.name", locale)} as name, a.type, ${timesInSql},
      (select count(*)::int from (${membersOf(memberOrder, everyMember)}) p) as total,
      (select json_agg(${productJson(locale, now)} order by p.place)
        from (${membersOf(mixedOrder, everyMember, places)} order by place limit case a.type when 2 then 3 else 8 end) p) as "productList"
    from activity a where ${isShown} order by a.sort, a.id`,
  );
  return rows
    .filter(({ productList }) => productList !== null)
    .map(({ roundHours, beginsAt, endsAt, ...row }) => ({
      ...row,
      ...timesOf(now, { roundHours, beginsAt, endsAt }),
    }));
};

const orders = {
  "price-asc": "p.price",
  "price-desc": "-p.price",
  saving: "p.price / nullif(p.list_price, 0)",
};

/**
 * Sort order. Sorting by price falls back to the activity's order before the start, because it would reveal
 * the prices.
 */
const orderOf = (sort: keyof typeof orders, now: Date): SQL =>
  sql`case when ${hasBegun(now)} then ${sql.raw(orders[sort])} end nulls last, ${memberOrder}`;

export interface ActivityQuery {
  readonly cid?: number | undefined;
  readonly sort?: keyof typeof orders | undefined;
  readonly page: number;
  readonly limit: number;
}

/** One page of an activity's products, without prices before it begins; null if it is closed or missing. */
export const readActivityProducts = async (
  db: Queryable,
  id: number,
  { cid, sort, page, limit }: ActivityQuery,
  locale: WireLocale,
  now: Date,
): Promise<{ list: ListedActivityProduct[]; total: number } | null> => {
  const where = cid === undefined ? everyMember : sql`p.category_path @> array[${cid}::int]`;
  const members = sort
    ? membersOf(orderOf(sort, now), where)
    : membersOf(mixedOrder, where, await mixedPlaces(db, sql`a.id = ${id}::int`));
  const [row] = await rowsOf<{ list: ListedActivityProduct[]; total: number }>(
    db,
    sql`select (select count(*)::int from (${members}) p) as total,
      coalesce((select json_agg(${productJson(locale, now)} order by p.place)
        from (${members} order by place limit ${limit}::int offset ${(page - 1) * limit}::int) p), '[]') as list
    from activity a where a.id = ${id}::int and a.is_open`,
  );
  return row ?? null;
};

type ActivityView = DataOf<typeof activityDetail>;

/** An activity; null if it is closed or missing. */
export const readActivity = async (
  db: Queryable,
  id: number,
  locale: WireLocale,
  now: Date,
): Promise<ActivityView | null> => {
  const [row] = await rowsOf<
    Omit<ActivityView, "banner" | "endTime" | "startTime" | "finishTime"> & { banners: string[] } & TimesRow
  >(
    db,
    sql`select a.id, ${textInSql("a.name", locale)} as name, a.type, a.banners,
      ${textInSql("a.instruction", locale)} as instruction, ${timesInSql},
      case when ${isRunning(now)} then 'running' when ${hasBegun(now)} then 'ended' else 'coming' end as state,
      coalesce((select json_agg(json_build_object('id', c.id, 'name', ${textInSql("c.name", locale)}, 'count', counted.count)
          order by c.sort, c.id)
        from (select p.category_path[1] as id, count(*)::int as count from (${membersOf(memberOrder, everyMember)}) p group by 1) counted
        join category c on c.id = counted.id), '[]') as "categoryList"
    from activity a where a.id = ${id}::int and a.is_open`,
  );
  if (!row) return null;
  const { banners, roundHours, beginsAt, endsAt, ...view } = row;
  return {
    ...view,
    banner: JSON.stringify(banners.map(mediaAddress)),
    ...timesOf(now, { roundHours, beginsAt, endsAt }),
  };
};
