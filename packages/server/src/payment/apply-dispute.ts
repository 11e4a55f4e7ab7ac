import { and, eq } from "drizzle-orm";
import type { Transaction } from "../database/connection.ts";
import { paymentDispute } from "../database/schema/payment.ts";
import { bookShares } from "../ledger/book-shares.ts";
import type { ProviderDispute } from "./gateway.ts";
import { notifyShops } from "./hold-order.ts";
import { recordPaymentProblem, resolvePaymentProblem } from "./payment-problems.ts";
import type { PaymentRow } from "./payments.ts";

const fundsRanks = { none: 0, withdrawn: 1, reinstated: 2 } as const;

/** Records the dispute if it's new. @returns its previous row */
const openDispute = async (tx: Transaction, paid: PaymentRow, dispute: ProviderDispute, now: Date) => {
  const { reference, amount, reason } = dispute;
  const where = and(eq(paymentDispute.paymentId, paid.id), eq(paymentDispute.reference, reference));
  const [known] = await tx.select().from(paymentDispute).where(where);
  if (known) return { row: known, isNew: false };
  const values = { paymentId: paid.id, reference, amount, reason, createdAt: now };
  const [row] = await tx
    .insert(paymentDispute)
    .values({ ...values, status: "open", funds: "none" })
    .returning();
  if (!row) throw new Error("Inserting the dispute returned no row");
  const { provider, masterOrderId, currency } = paid;
  const about = { masterOrderId, paymentId: paid.id, amount, currency, code: reason };
  await recordPaymentProblem(tx, { kind: "dispute", cause: `dispute:${reference}`, provider, ...about }, now);
  if (paid.status === "captured")
    await notifyShops(tx, paid, { event: "disputed", notice: "shopDisputed", amount }, now);
  return { row, isNew: true };
};

/**
 * Applies the provider's record of a dispute. Status and funds only move forward, so an older response
 * changes nothing. The amount is debited from the shops' accounts when the provider withdraws it, and
 * credited when it is reinstated or won.
 * @returns whether anything changed
 */
export const applyDispute = async (
  tx: Transaction,
  paid: PaymentRow,
  dispute: ProviderDispute,
  now: Date,
): Promise<boolean> => {
  const { row, isNew } = await openDispute(tx, paid, dispute, now);
  const { reference, amount } = row;
  const status = row.status === "open" ? dispute.status : row.status;
  const reportedFunds = status === "won" && dispute.funds === "withdrawn" ? "reinstated" : dispute.funds;
  const funds = fundsRanks[reportedFunds] > fundsRanks[row.funds] ? reportedFunds : row.funds;
  if (status === row.status && funds === row.funds) return isNew;
  const closedAt = status === "open" ? null : (row.closedAt ?? now);
  await tx.update(paymentDispute).set({ status, funds, closedAt }).where(eq(paymentDispute.id, row.id));
  if (paid.status === "captured") {
    const entry = { masterOrderId: paid.masterOrderId, reference, amount };
    if (funds === "withdrawn" && row.funds === "none")
      await bookShares(tx, { ...entry, kind: "dispute" }, now);
    if (funds === "reinstated" && row.funds === "withdrawn")
      await bookShares(tx, { ...entry, kind: "disputeReturn" }, now);
    if (status === "won" && row.status === "open")
      await notifyShops(tx, paid, { event: "disputeWon", notice: "shopDisputeWon", amount }, now);
    if (status === "lost" && row.status === "open")
      await notifyShops(tx, paid, { event: "disputeLost", notice: "shopDisputeLost", amount }, now);
  }
  if (status !== "open") await resolvePaymentProblem(tx, `dispute:${reference}`, now);
  return true;
};
