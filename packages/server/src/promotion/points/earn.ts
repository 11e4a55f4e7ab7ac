import { and, eq, ne, sql } from "drizzle-orm";
import type { Config } from "../../config.ts";
import type { Transaction } from "../../database/connection.ts";
import { account } from "../../database/schema/accounts.ts";
import { merchantOrder, orderLine } from "../../database/schema/ordering.ts";
import { minorDigits, toMinor } from "../../shared/money.ts";
import { earnPoints } from "./ledger.ts";
import { pointsFor } from "./terms.ts";

const dayMs = 86_400_000;

export type EarningTerms = Pick<Config, "points" | "currency">;

/** What a merchant order's products cost after discounts, without the pieces that were given back. */
export const spentOnProducts = async (tx: Transaction, merchantOrderId: number): Promise<string> => {
  const [kept] = await tx
    .select({
      spent: sql<string>`coalesce(sum((${orderLine.goods} - ${orderLine.coupon} - ${orderLine.points})), 0)`,
    })
    .from(orderLine)
    .where(eq(orderLine.merchantOrderId, merchantOrderId));
  return kept?.spent ?? "0";
};

/** Points that a merchant order is worth now. */
export const pointsOfOrder = async (
  tx: Transaction,
  config: EarningTerms,
  merchantOrderId: number,
): Promise<number> =>
  pointsFor(config, toMinor(await spentOnProducts(tx, merchantOrderId), minorDigits(config.currency)));

/** Credits the points of a received merchant order, frozen at first. Guests earn none: they have no page to spend them. */
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
  const { frozenDays, lifeDays } = config.points;
  await earnPoints(
    tx,
    {
      ...order,
      amount: await pointsOfOrder(tx, config, merchantOrderId),
      thawsAt: new Date(now.getTime() + frozenDays * dayMs),
      expiresAt: new Date(now.getTime() + lifeDays * dayMs),
    },
    now,
  );
};
