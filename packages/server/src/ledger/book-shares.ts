import { asc, eq } from "drizzle-orm";
import type { Transaction } from "../database/connection.ts";
import { ledgerEntry } from "../database/schema/ledger.ts";
import { masterOrder, merchantOrder } from "../database/schema/ordering.ts";
import { allot, fromMinor, minorDigits, toMinor } from "../shared/money.ts";

export interface SharedEntry {
  readonly masterOrderId: number;
  readonly kind: "dispute" | "disputeReturn" | "externalRefund" | "externalRefundReturn";
  /** The provider's id of the dispute or refund. */
  readonly reference: string;
  /** Minor units. */
  readonly amount: bigint;
}

/**
 * Books money returned or recovered without a refund of ours to the shops of an order, in proportion to their
 * sales. The same kind and reference are booked once.
 */
export const bookShares = async (
  tx: Transaction,
  { masterOrderId, kind, reference, amount }: SharedEntry,
  now: Date,
): Promise<void> => {
  const orders = await tx
    .select({ order: merchantOrder, currency: masterOrder.currency })
    .from(merchantOrder)
    .innerJoin(masterOrder, eq(masterOrder.id, merchantOrder.masterOrderId))
    .where(eq(merchantOrder.masterOrderId, masterOrderId))
    .orderBy(asc(merchantOrder.id));
  const [first] = orders;
  if (!first) return;
  const digits = minorDigits(first.currency);
  const shares = allot(
    amount,
    orders.map(({ order }) => toMinor(order.total, digits)),
  );
  const sign = kind === "dispute" || kind === "externalRefund" ? "-" : "";
  const entries = orders.flatMap(({ order, currency }, place) => {
    const share = shares[place] ?? 0n;
    if (share === 0n) return [];
    return {
      merchantId: order.merchantId,
      kind,
      orderNo: order.orderNo,
      link: `${reference}/${order.orderNo}`,
      amount: `${sign}${fromMinor(share, digits)}`,
      currency,
      createdAt: now,
    };
  });
  if (entries.length > 0) await tx.insert(ledgerEntry).values(entries).onConflictDoNothing();
};
