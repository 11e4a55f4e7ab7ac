import { Code, type WireLocale } from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import type { AppContext } from "../../context.ts";
import type { Transaction } from "../../database/connection.ts";
import { statement } from "../../database/statement.ts";
import type { Caller } from "../../http/callers/caller.ts";
import { Failure } from "../../http/envelope/failure.ts";
import { countReceiver } from "../../http/limits/order-limits.ts";
import { originKey } from "../../http/limits/try-limits.ts";
import { type LocalizedText, textIn } from "../../shared/localized-text.ts";

/**
 * Limits of stock reserved by unpaid orders (decision 0075). Per sku, the larger of `units` and `percent` of
 * the stock on hand can be reserved.
 */
export const unpaidLimits = {
  /** A guest account; its units count together with those of other guests with the same IP address. */
  guest: { orders: 5, units: 5, percent: 25 },
  account: { orders: 10, units: 10, percent: 50 },
  /** Orders of all accounts of one IP address. */
  originOrders: 30,
} as const;

/** The account that places an order. */
export interface Buyer {
  readonly accountId: number;
  readonly isGuest: boolean;
  /** IP address key as `originKey` returns it. */
  readonly origin: string;
}

export const buyerOf = ({ userType, origin }: Caller, accountId: number): Buyer => ({
  accountId,
  isGuest: userType === "visitor",
  origin: originKey(origin),
});

interface HeldSku {
  readonly name: LocalizedText;
  readonly onHand: number;
  /** Units of this order, and of all unpaid orders that count together with it. */
  readonly ordered: number;
  readonly held: number;
}

interface Held {
  readonly email: string;
  readonly accountOrders: number;
  readonly originOrders: number;
  readonly skus: readonly HeldSku[];
}

const readHeld = statement<{ accountId: number; isGuest: boolean; origin: string; orderNo: string }, Held>(
  (value) => sql`
    with placed as (select id, email from master_order where order_no = ${value("orderNo")}),
    own as (
      select id from master_order
      where account_id = ${value("accountId")}::int and paid_at is null and cancelled_at is null
    ),
    near as (
      select m.id, a.type = 'visitor' as is_guest
      from master_order m join account a on a.id = m.account_id
      where m.origin = ${value("origin")}
    ),
    counted as (
      select id from own union select id from near where is_guest and ${value("isGuest")}::boolean
    ),
    skus as (
      select (array_agg(l.name))[1] as name, s.on_hand as "onHand", sum(l.quantity)::int as held,
        (sum(l.quantity) filter (where o.master_order_id = (select id from placed)))::int as ordered
      from counted
        join merchant_order o on o.master_order_id = counted.id
        join order_line l on l.merchant_order_id = o.id
        join sku s on s.id = l.sku_id
      where not s.is_always_sellable
      group by s.id
    )
    select (select email from placed) as email,
      (select count(*)::int from own) as "accountOrders",
      (select count(*)::int from near) as "originOrders",
      (select coalesce(json_agg(skus), '[]') from skus where ordered > 0) as skus`,
);

/**
 * Checks the stock reserved by unpaid orders after the order is written. Other orders of the account, of the
 * IP address (`countOrder` locks both) or of its skus are either visible or wait for this transaction.
 * @param orderNo of the master order
 * @throws Failure 500 with the limit; 429 for an address that received too many orders. The caller rolls back
 */
export const requireUnpaidLimits = async (
  ctx: AppContext,
  tx: Transaction,
  { accountId, isGuest, origin }: Buyer,
  { orderNo, locale }: { orderNo: string; locale: WireLocale },
): Promise<void> => {
  const { rateLimits, orderTimeoutMinutes: minutes } = ctx.config;
  if (!rateLimits) return;
  const [found] = await readHeld(tx, { accountId, isGuest, origin, orderNo });
  if (!found) return;
  const { orders, units, percent } = isGuest ? unpaidLimits.guest : unpaidLimits.account;
  if (found.accountOrders > orders) throw new Failure(Code.failure, "tooManyUnpaid", { count: orders });
  if (found.originOrders > unpaidLimits.originOrders)
    throw new Failure(Code.failure, "tooManyUnpaidNearby", { minutes });
  for (const { name, onHand, ordered, held } of found.skus) {
    const allowance = Math.max(units, Math.floor((onHand * percent) / 100));
    if (held <= allowance) continue;
    const count = allowance - (held - ordered);
    const values = { name: textIn(name, locale), count, minutes };
    if (isGuest) throw new Failure(Code.failure, count > 0 ? "guestUnits" : "guestUnitsHeld", values);
    throw new Failure(Code.failure, count > 0 ? "unpaidUnits" : "unpaidUnitsHeld", values);
  }
  await countReceiver(ctx, tx, found.email);
};
