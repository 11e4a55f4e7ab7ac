import { Code, type ProblemOutcome } from "@carmine/api/contract";
import { eq } from "drizzle-orm";
import { recordAudit, type Actor } from "../audit/record-audit.ts";
import type { AppContext } from "../context.ts";
import type { Transaction } from "../database/connection.ts";
import { refund } from "../database/schema/after-sale.ts";
import { merchantOrder } from "../database/schema/ordering.ts";
import { paymentRefund } from "../database/schema/payment.ts";
import { paymentProblem } from "../database/schema/payment-problems.ts";
import { transaction } from "../database/transaction.ts";
import { Failure, notFound } from "../http/envelope/failure.ts";
import { markRefund, planRefund, type RefundRow } from "./refunds.ts";

/** The payment refund of a problem's cause, locked. */
const refundOfCause = async (tx: Transaction, cause: string): Promise<RefundRow | undefined> => {
  const [, id] = /^refund(?:Failed|Refused):(\d+)$/.exec(cause) ?? [];
  if (id === undefined) return undefined;
  const [row] = await tx
    .select()
    .from(paymentRefund)
    .where(eq(paymentRefund.id, Number(id)))
    .for("no key update");
  return row;
};

/** Sends a refund again: a refused one immediately under a new key, a failed one as a new refund. */
const retryRefund = async (tx: Transaction, row: RefundRow, now: Date): Promise<void> => {
  if (row.status === "due") {
    await markRefund(tx, row.id, { dueAt: now, refusals: row.refusals + 1 });
    return;
  }
  const refundId = await planRefund(tx, row.paymentId, row.amount - row.covered, row.reason, now);
  await tx
    .update(refund)
    .set({ paymentRefundId: refundId, failedAt: null })
    .where(eq(refund.paymentRefundId, row.id));
};

/**
 * Resolves a problem of the operator's list, with a note in the audit log. A refund that failed or was
 * refused needs an outcome, because its money wasn't returned.
 * @throws Failure 404; if it is resolved, needs an outcome, or has no refund to send again or to settle
 */
export const resolveProblem = (
  { db, clock }: Pick<AppContext, "db" | "clock">,
  actor: Actor,
  id: number,
  { reason, outcome }: { readonly reason: string; readonly outcome?: ProblemOutcome | null | undefined },
): Promise<void> =>
  transaction(db, async (tx) => {
    const now = clock.now();
    const [problem] = await tx
      .select()
      .from(paymentProblem)
      .where(eq(paymentProblem.id, id))
      .for("no key update");
    if (!problem) throw notFound();
    if (problem.resolvedAt) throw new Failure(Code.failure, "problemResolvedAlready");
    const row = await refundOfCause(tx, problem.cause);
    const isOpen = row?.status === "due" || row?.status === "failed";
    if (isOpen && !outcome) throw new Failure(Code.failure, "problemNeedsOutcome");
    if (!isOpen && outcome) throw new Failure(Code.failure, "problemHasNoRefund");
    if (isOpen && outcome === "retry") await retryRefund(tx, row, now);
    if (isOpen && outcome === "settled") {
      await markRefund(tx, row.id, { status: "settled" });
      await tx.update(refund).set({ failedAt: null }).where(eq(refund.paymentRefundId, row.id));
    }
    await tx
      .update(paymentProblem)
      .set({ resolvedAt: now, resolution: reason })
      .where(eq(paymentProblem.id, id));
    const [shop] =
      problem.refundNo === null
        ? []
        : await tx
            .select({ merchantId: merchantOrder.merchantId })
            .from(refund)
            .innerJoin(merchantOrder, eq(merchantOrder.id, refund.merchantOrderId))
            .where(eq(refund.refundNo, problem.refundNo));
    const act = {
      merchantId: shop?.merchantId ?? null,
      action: "paymentProblem.resolve",
      subject: `paymentProblem:${id}`,
      before: { kind: problem.kind, code: problem.code },
      after: { reason, outcome: outcome ?? null },
    };
    await recordAudit(tx, actor, act, now);
  });
