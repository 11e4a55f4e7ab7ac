import { sql, type SQL } from "drizzle-orm";
import type { HeldLine } from "../../database/schema/ordering.ts";
import { arrayText, type ValueOf } from "../../database/statement.ts";
import { unusedCouponsOf } from "../../promotion/coupons/claimed-coupons.ts";
import { usablePointsOf } from "../../promotion/points/usable-points.ts";

/** Values of the queries below. */
export interface SourceValues {
  readonly accountId?: number;
  readonly orderNo?: string;
  readonly now?: string;
  /** Sessions that expire earlier are extended to `until`. */
  readonly minExpiry?: string;
  /** New expiry if it has to be extended. */
  readonly until?: string;
  readonly cartIds?: string;
  readonly lines?: string;
}

/** The shopper's points and coupons. */
const means = (value: ValueOf<SourceValues>): SQL => {
  const accountId = sql`checkout_session.account_id`;
  const now = sql`${value("now")}::timestamptz`;
  return sql`${usablePointsOf(accountId, now)} as points, ${unusedCouponsOf(accountId, now)} as coupons, shown_total`;
};

const noMeans = sql`0 as points, '[]'::json as coupons, null::numeric as shown_total`;

const live = (value: ValueOf<SourceValues>): SQL =>
  sql`order_no = ${value("orderNo")}::text and account_id = ${value("accountId")}::int and expires_at > ${value("now")}::timestamptz`;

/**
 * Parts of a `with` clause. `h` has one row of `lines` (json array of `skuId` and `quantity`), `cart_ids`,
 * `expires_at` (null without a session), the shopper's `points` and `coupons`, and `shown_total`; no row if
 * there is no such checkout.
 */
export const sourceQueries = {
  // A checkout is read several times within seconds, so only a read that needs a later expiry writes. The
  // rows aren't read from the update, because it returns none if a concurrent read was first.
  held: (value) => sql`
    renewed as (
      update checkout_session set expires_at = ${value("until")}::timestamptz
      where ${live(value)} and expires_at < ${value("minExpiry")}::timestamptz
    ),
    h as (
      select lines, cart_ids, ${means(value)},
        case when expires_at < ${value("minExpiry")}::timestamptz then ${value("until")}::timestamptz else expires_at end as expires_at
      from checkout_session where ${live(value)}
    )`,
  taken: (value) =>
    sql`h as (delete from checkout_session where ${live(value)} returning lines, cart_ids, expires_at, ${means(value)})`,
  cart: (value) => sql`
    h as (
      select coalesce(jsonb_agg(jsonb_build_object('skuId', sku_id, 'quantity', quantity) order by created_at desc, id desc), '[]') as lines,
        coalesce(array_agg(id), '{}') as cart_ids, null::timestamptz as expires_at,
        ${noMeans}
      from cart_line where account_id = ${value("accountId")}::int and id = any(${value("cartIds")}::int[])
    )`,
  sku: (value) =>
    sql`h as (select ${value("lines")}::jsonb as lines, '{}'::int[] as cart_ids, null::timestamptz as expires_at, ${noMeans})`,
} as const satisfies Record<string, (value: ValueOf<SourceValues>) => SQL>;

/** The source of the items of a checkout. */
export interface CheckoutSource {
  readonly query: keyof typeof sourceQueries;
  readonly values: SourceValues;
}

/** Milliseconds that a session lives at least after its last read. */
const heldMs = 15 * 60_000;
/** Milliseconds written as new expiry: one more minute, during which reads don't need to write. */
export const sessionMs = heldMs + 60_000;

/** The checkout session of that number; extends its expiry. */
export const sessionItems = (accountId: number, orderNo: string, now: Date): CheckoutSource => ({
  query: "held",
  values: {
    accountId,
    orderNo,
    now: now.toISOString(),
    minExpiry: new Date(now.getTime() + heldMs).toISOString(),
    until: new Date(now.getTime() + sessionMs).toISOString(),
  },
});

/** Deletes the session and returns it for the order being placed; of two concurrent requests, one gets it. */
export const takenSessionItems = (accountId: number, orderNo: string, now: Date): CheckoutSource => ({
  query: "taken",
  values: { accountId, orderNo, now: now.toISOString() },
});

/** Rows of the shopper's cart, newest first. */
export const cartItems = (accountId: number, ids: readonly number[]): CheckoutSource => ({
  query: "cart",
  values: { accountId, cartIds: arrayText(ids) },
});

/** One sku, without the cart. */
export const oneSku = (line: HeldLine): CheckoutSource => ({
  query: "sku",
  values: { lines: JSON.stringify([line]) },
});
