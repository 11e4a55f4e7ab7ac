import { chargedDigits, smallestCharge } from "../../shared/charges.ts";
import { Code, type WireLocale } from "@carmine/api/contract";
import { and, eq, ne } from "drizzle-orm";
import type { AppContext } from "../../context.ts";
import type { Transaction } from "../../database/connection.ts";
import { account } from "../../database/schema/accounts.ts";
import { Failure } from "../../http/envelope/failure.ts";
import { spendCoupons } from "../../promotion/coupons/claimed-coupons.ts";
import { spendPoints } from "../../promotion/points/ledger.ts";
import { requireBuyable, outOfStockFailure } from "./checkout-lines.ts";
import { takenSessionItems } from "./checkout-source.ts";
import { moneyText } from "../../shared/money-text.ts";
import { fromMinor, toMinor } from "../../shared/money.ts";
import { dayIn } from "../../shared/shop-time.ts";
import { quote, wireBreakdown } from "./quote.ts";
import { TotalChanged } from "./shown-total.ts";
import { availableStock } from "../inventory/stock.ts";
import { settleFreeOrder } from "../transitions/master-order-transitions.ts";
import { writeOrder, type OrderInput } from "./write-order.ts";

/** Whether the total equals the one the shopper agreed to; false for text that isn't an amount. */
const isExpected = (expected: string, total: bigint, digits: number): boolean => {
  try {
    return toMinor(expected, digits) === total;
  } catch {
    return false;
  }
};

/**
 * Places an order from a checkout, all in the caller's transaction: spends coupons, reserves stock, writes
 * one master order and one order per merchant, and deletes the cart rows (rules 1, 2, 3). An order of 0.00 is
 * paid immediately.
 * @param input.orderNo number of the new master order (PT…)
 * @throws TotalChanged if the total is not `expectedPayFee`, or without that, not the one returned last;
 * Failure 500 if products, stock or a coupon are gone or no payment provider charges so little; the caller
 * rolls back and the cart stays
 */
export const placeOrder = async (
  ctx: AppContext,
  tx: Transaction,
  accountId: number,
  input: OrderInput & { orderNo: string },
  locale: WireLocale,
): Promise<void> => {
  const now = ctx.clock.now();
  const digits = chargedDigits(ctx.config);
  const taken = takenSessionItems(accountId, input.preOrderNo, now);
  const quoted = await quote(ctx, tx, accountId, taken, input);
  const { checkout, coupons, breakdown } = quoted;
  requireBuyable(checkout.held, checkout.lines, locale);
  const shown = input.expectedPayFee || checkout.shownTotal;
  if (shown && !isExpected(shown, breakdown.total, digits))
    throw new TotalChanged(
      wireBreakdown(quoted, { digits, today: dayIn(ctx.config.timeZone, now), locale }),
      locale,
      ctx.config.currency,
    );

  const minimum = smallestCharge(ctx.config);
  if (breakdown.total > 0n && breakdown.total < minimum) {
    const amount = moneyText(fromMinor(minimum, digits), locale, ctx.config.currency);
    throw new Failure(Code.failure, "orderBelowMinimum", { amount });
  }

  const { orderNo } = input;
  const ids = coupons.map(({ id }) => id);
  if (!(await spendCoupons(tx, ids, orderNo, now))) throw new Failure(Code.failure, "couponUnusable");
  const spending = {
    accountId,
    amount: breakdown.pointsUsed,
    value: fromMinor(breakdown.points, digits),
    orderNo,
  };
  if (breakdown.pointsUsed > 0 && !(await spendPoints(tx, spending, now)))
    throw new Failure(Code.failure, "noPoints");
  const reserved = await writeOrder(ctx, tx, accountId, { ...input, now }, quoted);
  const short = checkout.lines.find(({ skuId }) => !reserved.has(skuId));
  if (short) {
    const stock = await availableStock(tx, [short.skuId]);
    throw outOfStockFailure(short, stock.get(short.skuId) ?? 0, locale);
  }
  if (breakdown.total === 0n) await settleFreeOrder(tx, orderNo, now);
  // Mails about the order are in the language of the purchase, whatever language the last sign-in had.
  await tx
    .update(account)
    .set({ locale })
    .where(and(eq(account.id, accountId), ne(account.locale, locale)));
};
