import type { PaymentProblemKind } from "@carmine/api/contract";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Queryable } from "../database/connection.ts";
import { masterOrder } from "../database/schema/ordering.ts";
import { paymentProblem } from "../database/schema/payment-problems.ts";
import { localizedText } from "../http/messages.ts";
import { notifyStaff } from "../notifications/notify-staff.ts";

export interface PaymentProblemInput {
  readonly kind: PaymentProblemKind;
  /** Identifies the cause: the same cause is one problem until it is resolved. */
  readonly cause: string;
  readonly provider: string;
  /** The provider's code, such as `balance_insufficient`. */
  readonly code?: string | null;
  /** The provider's message, without personal data. */
  readonly message?: string | null;
  readonly masterOrderId?: number;
  readonly paymentId?: number;
  readonly refundNo?: string | null;
  /** Minor units of `currency`. */
  readonly amount?: bigint;
  readonly currency?: string;
}

/** Notifies the operators who can write money. */
const notifyOperators = async (
  db: Queryable,
  { kind, provider, code, masterOrderId }: PaymentProblemInput,
  now: Date,
): Promise<void> => {
  const [order] =
    masterOrderId === undefined
      ? []
      : await db
          .select({ orderNo: masterOrder.orderNo })
          .from(masterOrder)
          .where(eq(masterOrder.id, masterOrderId));
  await notifyStaff(db, {
    merchantId: null,
    kind: "paymentProblem",
    values: {
      problem: localizedText(`${kind}Problem`),
      orderNo: order?.orderNo ?? "–",
      provider,
      code: code ?? "–",
    },
    page: "",
    at: now,
  });
};

/**
 * Adds a problem to the operator's list and notifies the operators. While a problem with the same cause is open, it only
 * counts the occurrence and keeps the newest code.
 * @returns whether the problem is new
 */
export const recordPaymentProblem = async (
  db: Queryable,
  problem: PaymentProblemInput,
  now: Date,
): Promise<boolean> => {
  const { code = null, message = null } = problem;
  const [row] = await db
    .insert(paymentProblem)
    .values({ ...problem, createdAt: now, lastSeenAt: now })
    .onConflictDoUpdate({
      target: paymentProblem.cause,
      targetWhere: sql`resolved_at is null`,
      set: { occurrences: sql`${paymentProblem.occurrences} + 1`, lastSeenAt: now, code, message },
    })
    .returning({ occurrences: paymentProblem.occurrences });
  const isNew = row?.occurrences === 1;
  if (isNew) await notifyOperators(db, problem, now);
  return isNew;
};

/** Resolves the open problem with this cause, because the cause ended. */
export const resolvePaymentProblem = async (db: Queryable, cause: string, now: Date): Promise<void> => {
  await db
    .update(paymentProblem)
    .set({ resolvedAt: now })
    .where(and(eq(paymentProblem.cause, cause), isNull(paymentProblem.resolvedAt)));
};
