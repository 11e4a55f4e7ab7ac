import type { PaymentProblemItem } from "@carmine/api/contract";
import { count, desc, eq, isNull } from "drizzle-orm";
import type { Queryable } from "../database/connection.ts";
import { masterOrder } from "../database/schema/ordering.ts";
import { paymentProblem } from "../database/schema/payment-problems.ts";
import { offsetOf, type PageInput } from "../http/envelope/paging.ts";
import { fromMinor, minorDigits } from "../shared/money.ts";
import { wireTime, wireTimeOrNull } from "../shared/wire-time.ts";

/** Payment problems, newest first: open ones, or all. */
export const listPaymentProblems = async (
  db: Queryable,
  { all = false, ...page }: PageInput & { readonly all?: boolean | undefined },
): Promise<{ list: PaymentProblemItem[]; total: number }> => {
  const which = all ? undefined : isNull(paymentProblem.resolvedAt);
  const [rows, [total]] = await Promise.all([
    db
      .select({ problem: paymentProblem, orderNo: masterOrder.orderNo })
      .from(paymentProblem)
      .leftJoin(masterOrder, eq(masterOrder.id, paymentProblem.masterOrderId))
      .where(which)
      .orderBy(desc(paymentProblem.id))
      .limit(page.limit)
      .offset(offsetOf(page)),
    db.select({ rows: count() }).from(paymentProblem).where(which),
  ]);
  const list = rows.map(({ problem, orderNo }) => ({
    id: problem.id,
    kind: problem.kind,
    provider: problem.provider,
    code: problem.code,
    message: problem.message,
    orderNo,
    refundOrderNo: problem.refundNo,
    amount:
      problem.amount === null || problem.currency === null
        ? null
        : fromMinor(problem.amount, minorDigits(problem.currency)),
    currency: problem.currency,
    occurrences: problem.occurrences,
    createTime: wireTime(problem.createdAt),
    lastTime: wireTime(problem.lastSeenAt),
    resolveTime: wireTimeOrNull(problem.resolvedAt),
    resolution: problem.resolution,
  }));
  return { list, total: total?.rows ?? 0 };
};
