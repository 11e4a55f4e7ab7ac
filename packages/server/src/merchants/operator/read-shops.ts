import {
  limits,
  type OperatorShop,
  type OperatorShopRow,
  type Right,
  type WireLocale,
} from "@carmine/api/contract";
import type { operatorShopList } from "@carmine/api/contract";
import { sql, type SQL } from "drizzle-orm";
import type { output } from "zod/v4/core";
import type { AppContext } from "../../context.ts";
import { likePattern } from "../../database/like-pattern.ts";
import type { Queryable } from "../../database/connection.ts";
import { rowOf, rowsOf } from "../../database/rows.ts";
import { notFound } from "../../http/envelope/failure.ts";
import { offsetOf } from "../../http/envelope/paging.ts";
import { inView } from "../../ordering/staff/staff-order-filter.ts";
import { merchantOrder } from "../../database/schema/ordering.ts";
import { dayMs } from "../../shared/durations.ts";
import { textInSql } from "../../shared/localized-text.ts";
import { mediaAddressOrNullSql } from "../../shared/media-address.ts";
import { isoTimeSql } from "../../shared/wire-time.ts";
import { productCount } from "../find-shops.ts";

/** Days of the figures. */
const figureDays = 30;

type Filter = output<typeof operatorShopList.query>;

/** The caller's language and rights, and the time. */
export interface ShopReader {
  readonly locale: WireLocale;
  readonly can: (right: Right) => boolean;
  readonly now: Date;
}

const views: Readonly<Record<Filter["view"], SQL>> = {
  all: sql`true`,
  open: sql`m.is_open`,
  closed: sql`not m.is_open`,
  unverified: sql`not m.is_verified`,
};

const sorts: Readonly<Record<Filter["sort"], SQL>> = {
  newest: sql`m.id desc`,
  name: sql`lower(m.name), m.id`,
  rating: sql`m.star_level desc nulls last, m.id desc`,
};

const searched = (words: string | undefined): SQL => {
  if (!words) return sql`true`;
  const pattern = likePattern(words.toLowerCase());
  return sql`(lower(m.name) like ${pattern} or lower(m.real_name) like ${pattern} or lower(m.email) like ${pattern}
    or m.phone like ${pattern})`;
};

const since = (now: Date): SQL =>
  sql`${new Date(now.getTime() - figureDays * dayMs).toISOString()}::timestamptz`;

/** Columns of a row for the shop `m` with its category `c`. */
const columns = ({ locale, can, now }: ShopReader, currency: string): SQL => sql`
  m.id, m.name, ${mediaAddressOrNullSql("m.avatar")} as avatar, ${textInSql("c.name", locale)} as "categoryName",
  m.is_open as "isOpen", m.is_verified as "isVerified",
  coalesce(m.handling_fee, c.handling_fee, 0)::float as fee, m.handling_fee::float as "ownFee",
  ${productCount} as "productCount",
  (select count(*)::int from merchant_order where merchant_id = m.id and paid_at >= ${since(now)}) as "orderCount",
  (select count(*)::int from ${merchantOrder} where merchant_id = m.id and ${inView("late", now)}) as "lateCount",
  (select count(*)::int from refund where merchant_id = m.id and created_at >= ${since(now)}) as "refundCount",
  m.star_level::float as rating,
  ${
    can("money.read")
      ? sql`(select coalesce(sum(amount), 0)::text from ledger_entry where merchant_id = m.id and currency = ${currency})`
      : sql`null::text`
  } as balance,
  ${isoTimeSql(sql`m.created_at`)} as "createAt"`;

/** A page of shops with their figures. */
export const listShops = async (
  db: Queryable,
  { words, view, sort, ...page }: Filter,
  reader: ShopReader,
  currency: string,
): Promise<{ list: OperatorShopRow[]; total: number }> => {
  const where = sql`${views[view]} and ${searched(words)}`;
  const [list, { total }] = await Promise.all([
    rowsOf<OperatorShopRow>(
      db,
      sql`select ${columns(reader, currency)} from merchant m left join merchant_category c on c.id = m.category_id
        where ${where} order by ${sorts[sort]} limit ${page.limit}::int offset ${offsetOf(page)}::int`,
    ),
    rowOf<{ total: number }>(db, sql`select count(*)::int as total from merchant m where ${where}`),
  ]);
  return { list, total };
};

const membersOf = (db: Queryable, id: number) =>
  rowsOf<OperatorShop["members"][number]>(
    db,
    sql`select a.id as uid, a.nickname, a.email, coalesce(b.staff_role, 'owner') as "staffRole",
      a.status <> 'active' as "isDisabled",
      (select ${isoTimeSql(sql`max(greatest(s.created_at, s.expires_at - make_interval(secs => ${limits.tokenSeconds}::int)))`)}
        from session s where s.account_id = a.id) as "lastSeenAt"
    from membership b join account a on a.id = b.account_id where b.merchant_id = ${id}::int
    order by coalesce(b.staff_role, 'owner') <> 'owner', b.id`,
  );

/** A shop for the operator. @throws Failure 404 if there is none */
export const readOperatorShop = async (
  { config }: Pick<AppContext, "config">,
  db: Queryable,
  id: number,
  reader: ShopReader,
): Promise<OperatorShop> => {
  const { locale, can, now } = reader;
  const [rows, members] = await Promise.all([
    rowsOf<Omit<OperatorShop, "members">>(
      db,
      sql`select ${columns(reader, config.currency)}, ${textInSql("t.name", locale)} as "typeName",
        coalesce(c.handling_fee, 0)::float as "categoryFee", m.real_name as contact, m.email, m.phone, m.address,
        m.followers as "followerCount",
        (select coalesce(sum(total), 0)::text from merchant_order where merchant_id = m.id and paid_at >= ${since(now)}) as revenue,
        (select coalesce(sum(total), 0)::text from refund where merchant_id = m.id and status in (2, 3) and created_at >= ${since(now)}) as "refundTotal",
        (select max(id) from application where merchant_id = m.id) as "applicationId"
      from merchant m left join merchant_category c on c.id = m.category_id left join merchant_type t on t.id = m.type_id
      where m.id = ${id}::int`,
    ),
    membersOf(db, id),
  ]);
  const [shop] = rows;
  if (!shop) throw notFound();
  return { ...shop, ...(!can("orders.amounts") && { revenue: null, refundTotal: null }), members };
};
