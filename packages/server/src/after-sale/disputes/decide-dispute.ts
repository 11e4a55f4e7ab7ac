import { Code, refundStates } from "@carmine/api/contract";
import { and, eq, inArray } from "drizzle-orm";
import { recordAudit, type Actor } from "../../audit/record-audit.ts";
import type { AppContext } from "../../context.ts";
import type { Transaction } from "../../database/connection.ts";
import { refund, refundHistory, refundLine } from "../../database/schema/after-sale.ts";
import { orderLine } from "../../database/schema/ordering.ts";
import { transaction } from "../../database/transaction.ts";
import { Failure } from "../../http/envelope/failure.ts";
import { notifyStaff } from "../../notifications/notify-staff.ts";
import { notify } from "../../notifications/notify.ts";
import { refundableUnits } from "../../ordering/orders/after-sale-fields.ts";
import { refused } from "../../ordering/transitions/master-order-transitions.ts";
import { dayMs } from "../../shared/durations.ts";
import { fromMinor, sum, toMinor } from "../../shared/money.ts";
import { refundUnitOf } from "../apply-refund.ts";
import { goodwillLimits, goodwillParts } from "../goodwill.ts";
import {
  lockRefund,
  moveRefund,
  requireRefundAction,
  updateRefundStatus,
  type LockedRefund,
  type RefundRow,
} from "../lock-refund.ts";
import { recordRefundStep } from "../notify-refund.ts";
import { isOrderSent, linesOfOrder, partOf, type RefundPart, type RefundUnit } from "../refund-lines.ts";
import { startRefund } from "../start-refund.ts";

type Ctx = Pick<AppContext, "db" | "clock" | "config">;

/** The refund of an open dispute, locked. @throws Failure 404; if it isn't disputed or was decided */
const lockDispute = async (
  tx: Transaction,
  refundNo: string,
  action: "overturn" | "uphold",
): Promise<LockedRefund> => {
  const locked = await lockRefund(tx, { isOperator: true }, refundNo);
  requireRefundAction(action, locked.refund, "operator");
  if (locked.refund.escalatedAt === null || locked.refund.reviewedAt !== null) throw refused();
  return locked;
};

/**
 * The requested units as they are now: earlier refunds change their amounts.
 * @throws Failure if another request for them is undecided, or they were refunded
 */
const unitsOf = async (
  tx: Transaction,
  { refund: row, order }: LockedRefund,
  unit: RefundUnit,
): Promise<RefundPart[]> => {
  const wanted = await tx
    .select({ line: orderLine, quantity: refundLine.quantity })
    .from(refundLine)
    .innerJoin(orderLine, eq(orderLine.id, refundLine.orderLineId))
    .where(eq(refundLine.refundId, row.id))
    .orderBy(orderLine.id);
  return wanted.map(({ line, quantity }) => {
    if (line.requested > 0) throw new Failure(Code.failure, "refundInProgress");
    if (refundableUnits(line, isOrderSent(order)) < quantity)
      throw new Failure(Code.failure, "everythingRefunded");
    return partOf(line, quantity, unit);
  });
};

/** A part of the amount, spread over the requested lines. @throws Failure 400 for more than their rest */
const partialOf = async (
  tx: Transaction,
  { refund: row, order }: LockedRefund,
  amount: string,
  unit: RefundUnit,
): Promise<RefundPart[]> => {
  const requested = await tx
    .select({ id: refundLine.orderLineId })
    .from(refundLine)
    .where(eq(refundLine.refundId, row.id));
  const ids = new Set(requested.map(({ id }) => id));
  const lines = (await linesOfOrder(tx, order.id)).filter(({ id }) => ids.has(id));
  return goodwillParts(await goodwillLimits(tx, lines, unit), amount, unit);
};

/** Writes the approved lines and the decision. Units are requested again until their refund starts. */
const approve = async (
  tx: Transaction,
  { refund: row, order }: LockedRefund,
  parts: readonly RefundPart[],
  { digits, ...decision }: Partial<RefundRow> & Pick<RefundRow, "isGoodwill"> & { digits: number },
): Promise<RefundRow> => {
  await tx.delete(refundLine).where(eq(refundLine.refundId, row.id));
  await tx.insert(refundLine).values(
    parts.map(({ line, quantity, total, points }) => ({
      refundId: row.id,
      orderLineId: line.id,
      quantity,
      total: fromMinor(total, digits),
      points: fromMinor(points, digits),
    })),
  );
  if (!decision.isGoodwill)
    for (const { line, quantity } of parts)
      await tx.update(orderLine).set({ requested: quantity }).where(eq(orderLine.id, line.id));
  const [approved] = await tx
    .update(refund)
    .set({
      ...decision,
      isUnsent: !decision.isGoodwill && !isOrderSent(order),
      pieces: parts.reduce((count, { quantity }) => count + quantity, 0),
      total: fromMinor(sum(parts.map(({ total }) => total)), digits),
      points: fromMinor(sum(parts.map(({ points }) => points)), digits),
      endedAt: null,
    })
    .where(eq(refund.id, row.id))
    .returning();
  if (!approved) throw new Error(`Refund ${row.refundNo} is missing`);
  return approved;
};

/** Whether the items of a return reached the shop, or were sent to it. */
const wasSentBack = async (tx: Transaction, { id }: RefundRow): Promise<boolean> =>
  (await tx.$count(
    refundHistory,
    and(eq(refundHistory.refundId, id), inArray(refundHistory.status, [refundStates.returning])),
  )) > 0;

/** A decision against the shop. */
export interface Overturn {
  /** Approved amount, decimal text; absent for all of it. */
  readonly amount?: string | null | undefined;
  readonly cost: "shop" | "marketplace";
  /** Both sides read it. */
  readonly reason: string;
}

/**
 * Approves a declined refund, or a part of its amount, at the cost of the shop or of the marketplace.
 * @throws Failure 404; 400 for more than the requested amount; if the dispute was decided, or the units were refunded
 */
export const overturnRefusal = (
  { db, clock, config }: Ctx,
  actor: Actor,
  refundNo: string,
  { amount, cost, reason }: Overturn,
): Promise<void> =>
  transaction(db, async (tx) => {
    const now = clock.now();
    const locked = await lockDispute(tx, refundNo, "overturn");
    const { refund: declined, order } = locked;
    const unit = await refundUnitOf(tx, order);
    const { digits } = unit;
    const [asked, wanted] = [toMinor(declined.total, digits), toMinor(amount ?? declined.total, digits)];
    if (wanted > asked)
      throw new Failure(Code.badRequest, "refundAmountTooHigh", { amount: fromMinor(asked, digits) });
    const isPart = declined.isGoodwill || wanted < asked;
    const decision = {
      digits,
      reviewedAt: now,
      reviewNote: reason,
      isAtMarketplaceCost: cost === "marketplace",
      isGoodwill: isPart,
      withReturn: declined.withReturn && !isPart,
    };
    const parts = isPart
      ? await partialOf(tx, locked, fromMinor(wanted, digits), unit)
      : await unitsOf(tx, locked, unit);
    const approved = await approve(tx, locked, parts, decision);
    const who = actor.role;
    const isSentBackFirst = approved.withReturn && !(await wasSentBack(tx, approved));
    if (isSentBackFirst) {
      const returnBy = new Date(now.getTime() + Math.max(1, config.afterSaleDays) * dayMs);
      await moveRefund(tx, approved, "toReturn", who, now, { returnBy });
      const after = await updateRefundStatus(tx, order, now);
      await recordRefundStep(tx, order, { event: "returnAgreed", who, text: reason, after }, now);
    } else
      await startRefund(tx, { refund: approved, order }, { who, event: "refundAgreed", note: reason }, now);
    const shop = order.merchantName;
    await notify(tx, {
      accountId: declined.accountId,
      kind: "refundOverturned",
      values: { refundNo, shop, reason },
      path: `/order/refund_detail?orderNo=${refundNo}`,
      at: now,
    });
    await notifyStaff(tx, {
      merchantId: order.merchantId,
      kind: "workDisputeOverturned",
      values: { refundNo, shop, amount: approved.total, reason },
      page: `returns/${refundNo}`,
      at: now,
    });
    const act = {
      merchantId: order.merchantId,
      action: "refund.overturn",
      subject: refundNo,
      before: { status: declined.status, total: declined.total },
      after: {
        status: isSentBackFirst ? refundStates.toReturn : refundStates.refunding,
        orderNo: order.orderNo,
        total: approved.total,
        cost,
        reason,
      },
    };
    await recordAudit(tx, actor, act, now);
  });

/** Confirms the refusal of a refund. @throws Failure 404; if the dispute was decided */
export const upholdRefusal = (
  { db, clock }: Pick<Ctx, "db" | "clock">,
  actor: Actor,
  refundNo: string,
  reason: string,
): Promise<void> =>
  transaction(db, async (tx) => {
    const now = clock.now();
    const { refund: row, order } = await lockDispute(tx, refundNo, "uphold");
    await tx.update(refund).set({ reviewedAt: now, reviewNote: reason }).where(eq(refund.id, row.id));
    await recordRefundStep(tx, order, { event: "refundUpheld", who: actor.role, text: reason }, now);
    await notify(tx, {
      accountId: row.accountId,
      kind: "refundUpheld",
      values: { refundNo, reason },
      path: `/order/refund_detail?orderNo=${refundNo}`,
      at: now,
    });
    await notifyStaff(tx, {
      merchantId: order.merchantId,
      kind: "workDisputeUpheld",
      values: { refundNo, shop: order.merchantName, reason },
      page: `returns/${refundNo}`,
      at: now,
    });
    const act = {
      merchantId: order.merchantId,
      action: "refund.uphold",
      subject: refundNo,
      after: { orderNo: order.orderNo, total: row.total, reason },
    };
    await recordAudit(tx, actor, act, now);
  });
