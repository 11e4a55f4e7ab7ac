import type { OrderActor, RefundActionName } from "@carmine/api/contract";
import { recordAudit, type Actor } from "../audit/record-audit.ts";
import type { AppContext } from "../context.ts";
import type { Transaction } from "../database/connection.ts";
import type { OrderEvent } from "../database/schema/ordering.ts";
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
import { noteRefund, noticeRefund, tellShopOfFailure } from "./tell-refund.ts";

type Ctx = Pick<AppContext, "db" | "clock" | "config">;

interface Step {
  readonly owner: OrderOwner;
  readonly refundNo: string;
  readonly action: RefundActionName;
  readonly who: OrderActor;
}

/**
 * Takes one step of the table of refunds, in one transaction.
 * @throws Failure 404 where the refund doesn't exist or isn't the owner's; where the table refuses the step
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
  after: Readonly<Record<string, unknown>>,
) => ({
  merchantId: order.merchantId,
  action,
  subject: refund.refundNo,
  before: { status: refund.status },
  after: { orderNo: order.orderNo, total: refund.total, ...after },
});

/** A refund ends without money; the shopper may apply again. */
const withdraw = (
  ctx: Ctx,
  { event, ...step }: Omit<Step, "action"> & { event: OrderEvent },
): Promise<void> =>
  takeStep(ctx, { ...step, action: "withdraw" }, async (tx, { refund, order }, now) => {
    await moveRefund(tx, refund, "withdrawn", step.who, now, { endedAt: now });
    await releaseLines(tx, refund);
    const after = await updateRefundStatus(tx, order, now);
    await noteRefund(tx, order, { event, who: step.who, after }, now);
  });

/** The shopper withdraws a refund that is under review or waits for the items. */
export const withdrawRefund = (ctx: Ctx, accountId: number, refundNo: string): Promise<void> =>
  withdraw(ctx, { owner: { accountId }, refundNo, who: "shopper", event: "refundWithdrawn" });

/** Nothing was sent back in time. */
export const endOverdueReturn = (ctx: Ctx, refundNo: string): Promise<void> =>
  withdraw(ctx, { owner: { isOperator: true }, refundNo, who: "system", event: "returnOverdue" });

/** The shopper has sent the items back. */
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
      await noteRefund(tx, order, { event: "returnSent", who: "shopper", text }, now);
    },
  );

/** A refund is agreed to: the money goes back, or the shopper may send the items back first. */
export const agreeToRefund = (ctx: Ctx, actor: Actor, owner: OrderOwner, refundNo: string): Promise<void> =>
  takeStep(ctx, { owner, refundNo, action: "agree", who: actor.role }, async (tx, locked, now) => {
    const { refund, order } = locked;
    const { withReturn } = refund;
    const who = actor.role;
    if (withReturn) {
      const returnBy = new Date(now.getTime() + Math.max(1, ctx.config.afterSaleDays) * dayMs);
      await moveRefund(tx, refund, "toReturn", who, now, { returnBy });
      await noteRefund(tx, order, { event: "returnAgreed", who }, now);
      await noticeRefund(tx, refund, "refundReturn", { refundNo, shop: order.merchantName }, now);
    } else await startRefund(tx, locked, { who, event: "refundAgreed" }, now);
    await recordAudit(tx, actor, auditOf(locked, "refund.agree", { withReturn }), now);
  });

/** A refund is refused, under review or after the wrong items came back; the shopper may apply again. */
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
    await noteRefund(tx, order, { event: "refundRefused", who, text: reason, after }, now);
    await noticeRefund(tx, refund, "refundRefused", { refundNo, shop: order.merchantName, reason }, now);
    await recordAudit(tx, actor, auditOf(locked, "refund.refuse", { reason }), now);
  });

/** The items came back: the money goes back. */
export const receiveBack = (ctx: Ctx, actor: Actor, owner: OrderOwner, refundNo: string): Promise<void> =>
  takeStep(ctx, { owner, refundNo, action: "receiveBack", who: actor.role }, async (tx, locked, now) => {
    await startRefund(tx, locked, { who: actor.role, event: "returnReceived" }, now);
    await recordAudit(tx, actor, auditOf(locked, "refund.receive", {}), now);
  });

/** The operator gives money back without asking the shop. @returns the number of the refund */
export const refundAsOperator = (
  { db, clock }: Ctx,
  actor: Actor,
  orderNo: string,
  { reason, lines }: Pick<RefundInput, "reason" | "lines">,
): Promise<string> =>
  transaction(db, async (tx) => {
    const now = clock.now();
    const order = await lockMerchantOrder(tx, { isOperator: true }, orderNo);
    requireAction("refund", order, "operator");
    const refundNo = newOrderNo("RE");
    const input = { refundNo, orderNo, reason, lines, remark: "", pictures: [], withReturn: false };
    const locked = { refund: await openRefund(tx, order, input, "operator", now), order };
    await startRefund(tx, locked, { who: "operator", event: "refundAgreed", note: reason }, now);
    await recordAudit(tx, actor, auditOf(locked, "order.refund", { reason }), now);
    return refundNo;
  });

/** The provider has given the money back. */
export const completeRefund = (ctx: Ctx, refundNo: string): Promise<void> =>
  takeStep(
    ctx,
    { owner: { isOperator: true }, refundNo, action: "complete", who: "provider" },
    async (tx, { refund, order }, now) => {
      await moveRefund(tx, refund, "refunded", "provider", now, { endedAt: now });
      const after = await updateRefundStatus(tx, order, now);
      await noteRefund(tx, order, { event: "refunded", who: "provider", after }, now);
      await noticeRefund(tx, refund, "refunded", { refundNo, amount: refund.total }, now);
    },
  );

/**
 * The provider reported that it couldn't pay out a refund, possibly after it had reported success. The refund is not
 * done: shopper and shop are told, and the operator sends it again or pays it in another way.
 */
export const failRefund = (ctx: Ctx, refundNo: string): Promise<void> =>
  transaction(ctx.db, async (tx) => {
    const now = ctx.clock.now();
    const { refund, order } = await lockRefund(tx, { isOperator: true }, refundNo);
    if (refund.failedAt !== null) return;
    await markRefundFailed(tx, refund, now);
    const after = await updateRefundStatus(tx, order, now);
    await noteRefund(tx, order, { event: "refundFailed", who: "provider", after }, now);
    await noticeRefund(tx, refund, "refundFailed", { refundNo, amount: refund.total }, now);
    await tellShopOfFailure(tx, refund, now);
  });
