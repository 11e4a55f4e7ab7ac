import { sql, type SQL } from "drizzle-orm";
import type { HeldLine } from "../database/schema/ordering.ts";

/**
 * Where the goods of a checkout come from: a query that answers one row of `lines` (json array of `skuId` and
 * `quantity`), `cart_ids`, and `expires_at` (null for what isn't held yet), or none where there is no such checkout.
 */
export type CheckoutSource = SQL;

const live = (accountId: number, orderNo: string, now: Date): SQL =>
  sql`order_no = ${orderNo}::text and account_id = ${accountId}::int and expires_at > ${now.toISOString()}::timestamptz`;

/** What the shopper holds under that number. */
export const heldGoods = (accountId: number, orderNo: string, now: Date): CheckoutSource =>
  sql`select lines, cart_ids, expires_at from pre_order where ${live(accountId, orderNo, now)}`;

/** The same, taken for the order that is being made: of two at once, one gets it. */
export const takenGoods = (accountId: number, orderNo: string, now: Date): CheckoutSource =>
  sql`delete from pre_order where ${live(accountId, orderNo, now)} returning lines, cart_ids, expires_at`;

/** Rows of the shopper's cart, the newest first. */
export const cartGoods = (accountId: number, ids: readonly number[]): CheckoutSource => sql`
  select coalesce(jsonb_agg(jsonb_build_object('skuId', sku_id, 'quantity', quantity) order by created_at desc, id desc), '[]') as lines,
    coalesce(array_agg(id), '{}') as cart_ids, null::timestamptz as expires_at
  from cart_line where account_id = ${accountId}::int and id = any(${`{${ids.join(",")}}`}::int[])`;

/** One sku, without the cart. */
export const oneSku = (line: HeldLine): CheckoutSource =>
  sql`select ${JSON.stringify([line])}::jsonb as lines, '{}'::int[] as cart_ids, null::timestamptz as expires_at`;
