import { and, eq, ne, sql } from "drizzle-orm";
import type { Config } from "../../config.ts";
import type { Transaction } from "../../database/connection.ts";
import { account } from "../../database/schema/accounts.ts";
import { merchantOrder, orderLine } from "../../database/schema/ordering.ts";
import { chargedDigits, type ChargeConfig } from "../../shared/charges.ts";
import { dayMs } from "../../shared/durations.ts";
import { toMinor } from "../../shared/money.ts";
import { earnPoints, revokePoints } from "./ledger.ts";
import { pointsFor } from "./terms.ts";

export type EarningTerms = ChargeConfig & Pick<Config, "points">;

/** Cost of a merchant order's products after discounts: of all, and of those not refunded. */
const spentOnProducts = async (tx: Transaction, merchantOrderId: number) => {
  const spent = sql`(${orderLine.goods} - ${orderLine.coupon} - ${orderLine.points})`;
  const notRefunded = sql`${spent} * (${orderLine.quantity} - ${orderLine.refunded}) / ${orderLine.quantity}`;
  const [sums] = await tx
    .select({
      all: sql<string>`coalesce(sum(${spent}), 0)`,
      notRefunded: sql<string>`coalesce(sum(${notRefunded}), 0)`,
    })
    .from(orderLine)
    .where(eq(orderLine.merchantOrderId, merchantOrderId));
  return sums ?? { all: "0", notRefunded: "0" };
};

/**
 * Credits the points of a received merchant order, frozen at first. Guests earn none, because they have no
 * page to spend them.
 */
export const earnForOrder = async (
  tx: Transaction,
  config: EarningTerms,
  merchantOrderId: number,
  now: Date,
): Promise<void> => {
  const [order] = await tx
    .select({ accountId: merchantOrder.accountId, orderNo: merchantOrder.orderNo })
    .from(merchantOrder)
    .innerJoin(account, and(eq(account.id, merchantOrder.accountId), ne(account.type, "visitor")))
    .where(eq(merchantOrder.id, merchantOrderId));
  if (!order) return;
  const { notRefunded } = await spentOnProducts(tx, merchantOrderId);
  const { frozenDays, lifeDays } = config.points;
  await earnPoints(
    tx,
    {
      ...order,
      amount: pointsFor(config, toMinor(notRefunded, chargedDigits(config))),
      thawsAt: new Date(now.getTime() + frozenDays * dayMs),
      expiresAt: new Date(now.getTime() + lifeDays * dayMs),
    },
    now,
  );
};

/**
 * Debits the points earned by refunded units.
 * @param link the refund, after its units were counted
 */
export const revokePointsOfOrder = async (
  tx: Transaction,
  { id, orderNo }: { id: number; orderNo: string },
  link: string,
  now: Date,
): Promise<void> => revokePoints(tx, { orderNo, link, ...(await spentOnProducts(tx, id)) }, now);
