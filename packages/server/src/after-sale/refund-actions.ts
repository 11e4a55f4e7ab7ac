import {
  refundStates,
  type OrderActor,
  type RefundActionName,
  type RefundState,
} from "@carmine/api/contract";
import { recordAudit, type Actor } from "../audit/record-audit.ts";
import type { AppContext } from "../context.ts";
import type { Transaction } from "../database/connection.ts";
import type { OrderEvent } from "../database/schema/order-history.ts";
import { transaction } from "../database/transaction.ts";
import type { OrderOwner } from "../ordering/orders/find-orders.ts";
import { newOrderNo } from "../ordering/orders/order-number.ts";
import { lockMerchantOrder, requireAction } from "../ordering/transitions/lock-merchant-order.ts";
import { dayMs } from "../shared/durations.ts";
import { openRefund, type RefundInput } from "./apply-refund.ts";
import {
  lockRefund,
  markRefundFailed,
  moveRefund,
  releaseLines,
  requireRefundAction,
  updateRefundStatus,
  type LockedRefund,
} from "./lock-refund.ts";
import { startRefund } from "./start-refund.ts";
import { recordRefundStep, notifyShopperOfRefund, notifyShopOfFailure } from "./notify-refund.ts";

type Ctx = Pick<AppContext, "db" | "clock" | "config">;

interface Step {
  readonly owner: OrderOwner;
  readonly refundNo: string;
  readonly action: RefundActionName;
  readonly who: OrderActor;
}

/**
 * Takes one step of the refund state table, in one transaction.
 * @throws Failure 404 if the refund doesn't exist or isn't the owner's; if the table refuses the step
 */
const takeStep = (
  { db, clock }: Pick<Ctx, "db" | "clock">,
  { owner, refundNo, action, who }: Step,
  work: (tx: Transaction, locked: LockedRefund, now: Date) => Promise<void>,
): Promise<void> =>
  transaction(db, async (tx) => {
    const now = clock.now();
    const locked = await lockRefund(tx, owner, refundNo);
    requireRefundAction(action, locked.refund, who);
    await work(tx, locked, now);
  });

const auditOf = (
  { refund, order }: LockedRefund,
  action: string,
  state: RefundState,
  after: Readonly<Record<string, unknown>>,
) => ({
  merchantId: order.merchantId,
  action,
  subject: refund.refundNo,
  before: { status: refund.status },
  after: { status: refundStates[state], orderNo: order.orderNo, total: refund.total, ...after },
});

/** Ends a refund without money; the shopper may request it again. */
const withdraw = (
  ctx: Ctx,
  { event, ...step }: Omit<Step, "action"> & { event: OrderEvent },
): Promise<void> =>
  takeStep(ctx, { ...step, action: "withdraw" }, async (tx, { refund, order }, now) => {
    await moveRefund(tx, refund, "withdrawn", step.who, now, { endedAt: now });
    await releaseLines(tx, refund);
    const after = await updateRefundStatus(tx, order, now);
    await recordRefundStep(tx, order, { event, who: step.who, after }, now);
  });

/** The shopper withdraws a refund that is under review or waits for the items. */
export const withdrawRefund = (ctx: Ctx, accountId: number, refundNo: string): Promise<void> =>
  withdraw(ctx, { owner: { accountId }, refundNo, who: "shopper", event: "refundWithdrawn" });

/** Ends a return that wasn't sent back in time. */
export const endOverdueReturn = (ctx: Ctx, refundNo: string): Promise<void> =>
  withdraw(ctx, { owner: { isOperator: true }, refundNo, who: "system", event: "returnOverdue" });

/** Records that the shopper has sent the items back. */
export const sendBack = (
  ctx: Ctx,
  accountId: number,
  { refundNo, courier, number, phone }: { refundNo: string; courier: string; number: string; phone: string },
): Promise<void> =>
  takeStep(
    ctx,
    { owner: { accountId }, refundNo, action: "sendBack", who: "shopper" },
    async (tx, { refund, order }, now) => {
      const shipment = { returnCourier: courier, returnNumber: number, returnPhone: phone };
      await moveRefund(tx, refund, "returning", "shopper", now, shipment);
      const text = `${courier} ${number}`;
      await recordRefundStep(tx, order, { event: "returnSent", who: "shopper", text }, now);
    },
  );

/** Accepts a refund: pays out the money, or lets the shopper send the items back first. */
export const agreeToRefund = (ctx: Ctx, actor: Actor, owner: OrderOwner, refundNo: string): Promise<void> =>
  takeStep(ctx, { owner, refundNo, action: "agree", who: actor.role }, async (tx, locked, now) => {
    const { refund, order } = locked;
    const { withReturn } = refund;
    const who = actor.role;
    if (withReturn) {
      const returnBy = new Date(now.getTime() + Math.max(1, ctx.config.afterSaleDays) * dayMs);
      await moveRefund(tx, refund, "toReturn", who, now, { returnBy });
      await recordRefundStep(tx, order, { event: "returnAgreed", who }, now);
      await notifyShopperOfRefund(tx, refund, "refundReturn", { refundNo, shop: order.merchantName }, now);
    } else await startRefund(tx, locked, { who, event: "refundAgreed" }, now);
    await recordAudit(
      tx,
      actor,
      auditOf(locked, "refund.agree", withReturn ? "toReturn" : "refunding", { withReturn }),
      now,
    );
  });

/** Refuses a refund, under review or after receiving the wrong items; the shopper may request it again. */
export const refuseRefund = (
  ctx: Ctx,
  actor: Actor,
  owner: OrderOwner,
  refundNo: string,
  reason: string,
): Promise<void> =>
  takeStep(ctx, { owner, refundNo, action: "refuse", who: actor.role }, async (tx, locked, now) => {
    const { refund, order } = locked;
    const who = actor.role;
    await moveRefund(tx, refund, "refused", who, now, { refusal: reason, endedAt: now });
    await releaseLines(tx, refund);
    const after = await updateRefundStatus(tx, order, now);
    await recordRefundStep(tx, order, { event: "refundRefused", who, text: reason, after }, now);
    await notifyShopperOfRefund(
      tx,
      refund,
      "refundRefused",
      { refundNo, shop: order.merchantName, reason },
      now,
    );
    await recordAudit(tx, actor, auditOf(locked, "refund.refuse", "refused", { reason }), now);
  });

/** Records that the items were received, and pays out the money. */
export const receiveReturn = (ctx: Ctx, actor: Actor, owner: OrderOwner, refundNo: string): Promise<void> =>
  takeStep(ctx, { owner, refundNo, action: "receiveBack", who: actor.role }, async (tx, locked, now) => {
    await startRefund(tx, locked, { who: actor.role, event: "returnReceived" }, now);
    await recordAudit(tx, actor, auditOf(locked, "refund.receive", "refunding", {}), now);
  });

export type StaffRefundInput = Pick<RefundInput, "refundNo" | "reason" | "lines" | "amount">;

/**
 * Refunds an order as its shop or as the operator, without a request of the shopper: units, or a goodwill amount.
 * @throws Failure 404 if the order isn't the owner's, 400 for more than the remaining amount; if the table refuses
 */
export const refundAsStaff = async (
  { clock }: Pick<Ctx, "clock">,
  tx: Transaction,
  actor: Actor,
  owner: OrderOwner,
  orderNo: string,
  { refundNo, reason, lines, amount }: StaffRefundInput,
): Promise<void> => {
  const now = clock.now();
  const who = actor.role;
  const order = await lockMerchantOrder(tx, owner, orderNo);
  requireAction("refund", order, who);
  const input = { refundNo, orderNo, reason, lines, amount, remark: "", pictures: [], withReturn: false };
  const locked = { refund: await openRefund(tx, order, input, who, now), order };
  await startRefund(tx, locked, { who, event: "refundAgreed", note: reason }, now);
  const after = { reason, ...(amount === undefined ? {} : { isGoodwill: true }) };
  await recordAudit(tx, actor, auditOf(locked, "order.refund", "refunding", after), now);
};

/** Refunds an order as the operator, in a separate transaction. @returns the refund number */
export const refundAsOperator = async (
  ctx: Ctx,
  actor: Actor,
  orderNo: string,
  input: Omit<StaffRefundInput, "refundNo">,
): Promise<string> => {
  const refundNo = newOrderNo("RE");
  await transaction(ctx.db, (tx) =>
    refundAsStaff(ctx, tx, actor, { isOperator: true }, orderNo, { refundNo, ...input }),
  );
  return refundNo;
};

/** Records that the provider has paid out the money. */
export const completeRefund = (ctx: Ctx, refundNo: string): Promise<void> =>
  takeStep(
    ctx,
    { owner: { isOperator: true }, refundNo, action: "complete", who: "provider" },
    async (tx, { refund, order }, now) => {
      await moveRefund(tx, refund, "refunded", "provider", now, { endedAt: now });
      const after = await updateRefundStatus(tx, order, now);
      await recordRefundStep(tx, order, { event: "refunded", who: "provider", after }, now);
      await notifyShopperOfRefund(tx, refund, "refunded", { refundNo, amount: refund.total }, now);
    },
  );

/**
 * Records that the provider couldn't pay out a refund, possibly after it had reported success. Notifies
 * shopper and shop; the operator retries it or pays in another way.
 */
export const failRefund = (ctx: Ctx, refundNo: string): Promise<void> =>
  transaction(ctx.db, async (tx) => {
    const now = ctx.clock.now();
    const { refund, order } = await lockRefund(tx, { isOperator: true }, refundNo);
    if (refund.failedAt !== null) return;
    await markRefundFailed(tx, refund, now);
    const after = await updateRefundStatus(tx, order, now);
    await recordRefundStep(tx, order, { event: "refundFailed", who: "provider", after }, now);
    await notifyShopperOfRefund(tx, refund, "refundFailed", { refundNo, amount: refund.total }, now);
    await notifyShopOfFailure(tx, refund, now);
  });
