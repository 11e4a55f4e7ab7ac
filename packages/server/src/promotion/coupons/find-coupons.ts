import { chargedDigits } from "../../shared/charges.ts";
import type { Coupon, OwnCoupon, WireLocale } from "@carmine/api/contract";
import { type Placeholder, sql, type SQL } from "drizzle-orm";
import type { AppContext } from "../../context.ts";
import { rowOf } from "../../database/rows.ts";
import { statement, statementFor } from "../../database/statement.ts";
import { offsetOf, type PageInput } from "../../http/envelope/paging.ts";
import { isProductForSale } from "../../shared/for-sale.ts";
import { textInSql } from "../../shared/localized-text.ts";
import { mediaAddressSql } from "../../shared/media-address.ts";
import { fromMinor, toMinor } from "../../shared/money.ts";
import { wireDaySql as day, wireTimeSql } from "../../shared/wire-time.ts";
import { isIssued } from "./issue-coupons.ts";
import { useTypeSql } from "./use-type.ts";

/** Product pictures shown per coupon. */
const shownProducts = 3;

/** Fields shared by a coupon and a claimed one. Amounts are text, because a JSON number would lose digits. */
const terms = (locale: WireLocale): SQL => sql`
  'name', ${textInSql("c.name", locale)}, 'money', c.value::text, 'minPrice', c.minimum::text, 'useType', ${useTypeSql},
  'merId', coalesce(c.merchant_id, 0), 'merName', (select name from merchant where id = c.merchant_id),
  'categoryId', c.category_id, 'categoryName', (select ${textInSql("name", locale)} from category where id = c.category_id),
  'productCount', nullif(cardinality(c.product_ids), 0),
  'productList', (select json_agg(json_build_object('id', p.id, 'image', ${mediaAddressSql("p.pictures[1]")}))
    from (select p.* from unnest(c.product_ids) with ordinality as wanted(id, place) join product p on p.id = wanted.id
      where ${isProductForSale} order by place limit ${sql.raw(String(shownProducts))}) p)`;

interface CouponPage<Row> {
  list: Row[];
  total: number;
}

const withAmounts = <Row extends { money: string; minPrice: string }>(
  { config }: AppContext,
  { list, total }: CouponPage<Row>,
): CouponPage<Row> => {
  const digits = chargedDigits(config);
  const amount = (text: string) => fromMinor(toMinor(text, digits), digits);
  return {
    list: list.map((row) => ({ ...row, money: amount(row.money), minPrice: amount(row.minPrice) })),
    total,
  };
};

export interface CouponFilters {
  readonly useType?: number | undefined;
  readonly merId?: number | undefined;
  readonly productId?: number | undefined;
}

const ofKind = (useType: number | Placeholder): SQL => sql`${useTypeSql} = ${useType}::int`;

interface OpenValues {
  readonly now: string;
  readonly useType: number | undefined;
  readonly merId: number | undefined;
  readonly productId: number | undefined;
  readonly accountId: number | null;
  readonly limit: number;
  readonly offset: number;
}

type Filter = "useType" | "merId" | "productId";

const readOpen = statementFor((locale: WireLocale, filters: readonly Filter[]) =>
  statement<OpenValues, CouponPage<Coupon>>((value) => {
    const conditionOf: Readonly<Record<Filter, SQL>> = {
      useType: ofKind(value("useType")),
      merId: sql`c.merchant_id = ${value("merId")}::int`,
      productId: sql`exists (
        select from product p where p.id = ${value("productId")}::int and case c.scope
          when 'merchant' then p.merchant_id = c.merchant_id
          when 'product' then p.id = any(c.product_ids)
          when 'category' then c.category_id = any(p.category_path)
          else true end)`,
    };
    const where = sql.join(
      [
        sql`c.type = 1`,
        isIssued(sql`${value("now")}::timestamptz`),
        sql`(c."left" is null or c."left" > 0)`,
        ...filters.map((filter) => conditionOf[filter]),
      ],
      sql` and `,
    );
    const order = sql`c.value desc, c.id`;
    return sql`select (select count(*)::int from coupon c where ${where}) as total,
      coalesce((select json_agg(json_build_object('id', c.id, ${terms(locale)}, 'isLimited', c."left" is not null,
        'lastTotal', c."left", 'total', c.total, 'primaryKey', nullif(array_to_string(c.product_ids, ','), ''),
        'receiveStartTime', ${wireTimeSql("c.receive_from")}, 'receiveEndTime', ${wireTimeSql("c.receive_until")},
        'isFixedTime', c.use_until is not null, 'day', c.days, 'type', c.type,
        'isUse', exists (select from claimed_coupon k where k.coupon_id = c.id and k.account_id = ${value("accountId")}::int),
        'isUsable', (c.use_from is null or c.use_from <= ${value("now")}::timestamptz) and not exists (
          select from claimed_coupon k where k.coupon_id = c.id and k.account_id = ${value("accountId")}::int
            and (k.used_at is not null or k.ends_at <= ${value("now")}::timestamptz)),
        'useStartTimeStr', ${day(sql`c.use_from`)}, 'useEndTimeStr', ${day(sql`c.use_until`)}) order by ${order})
      from (select * from coupon c where ${where} order by ${order}
        limit ${value("limit")}::int offset ${value("offset")}::int) c), '[]') as list`;
  }),
);

/** Coupons that can be claimed now, largest first; `isUse` marks the caller's. */
export const openCoupons = async (
  ctx: AppContext,
  accountId: number | null,
  filters: CouponFilters,
  page: PageInput,
  locale: WireLocale,
): Promise<CouponPage<Coupon>> => {
  const { useType, productId } = filters;
  // A product implies its shop.
  const merId = productId === undefined ? filters.merId : undefined;
  const conditions = Object.entries({ useType, merId, productId })
    .filter(([, value]) => value !== undefined)
    .map(([name]) => name as Filter);
  const [found = { list: [], total: 0 }] = await readOpen(locale, conditions)(ctx.db, {
    now: ctx.clock.now().toISOString(),
    useType,
    merId,
    productId,
    accountId,
    limit: page.limit,
    offset: offsetOf(page),
  });
  return withAmounts(ctx, found);
};

export interface OwnCouponFilters {
  readonly type: "usable" | "unusable";
  readonly useType?: number | undefined;
}

/** A shopper's coupons: usable ones by expiry, or used and expired ones, newest first. */
export const ownCoupons = async (
  ctx: AppContext,
  accountId: number,
  { type, useType }: OwnCouponFilters,
  page: PageInput,
  locale: WireLocale,
): Promise<CouponPage<OwnCoupon>> => {
  const now = sql`${ctx.clock.now().toISOString()}::timestamptz`;
  const isUsable = sql`(k.used_at is null and k.ends_at > ${now})`;
  const conditions = [
    sql`k.account_id = ${accountId}::int`,
    type === "usable" ? isUsable : sql`not ${isUsable}`,
  ];
  if (useType !== undefined) conditions.push(ofKind(useType));
  const from = sql`claimed_coupon k join coupon c on c.id = k.coupon_id where ${sql.join(conditions, sql` and `)}`;
  const order =
    type === "usable" ? sql`k.ends_at, k.id` : sql`coalesce(k.used_at, k.ends_at) desc, k.id desc`;
  const found = await rowOf<CouponPage<OwnCoupon>>(
    ctx.db,
    sql`select (select count(*)::int from ${from}) as total,
      coalesce((select json_agg(json_build_object('id', k.id, ${terms(locale)}, 'uid', k.account_id, 'couponId', c.id,
        'status', case when k.used_at is not null then 1 when k.ends_at <= ${now} then 2 else 0 end,
        'startTime', ${wireTimeSql("k.starts_at")}, 'endTime', ${wireTimeSql("k.ends_at")}, 'useTime', ${wireTimeSql("k.used_at")},
        'validStr', case when k.used_at is not null then 'unusable' when k.ends_at <= ${now} then 'overdue'
          when k.starts_at > ${now} then 'notStart' else 'usable' end) order by ${order})
      from (select k.* from ${from} order by ${order} limit ${page.limit}::int offset ${offsetOf(page)}::int) k
        join coupon c on c.id = k.coupon_id), '[]') as list`,
  );
  return withAmounts(ctx, found);
};
