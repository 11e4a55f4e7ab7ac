import { orderStateOf, type OrderActor } from "@carmine/api/contract";
import { eq } from "drizzle-orm";
import { recordAudit, type Actor } from "../audit/record-audit.ts";
import type { AppContext } from "../context.ts";
import type { Transaction } from "../database/connection.ts";
import { merchantOrder, type OrderEvent } from "../database/schema/ordering.ts";
import { transaction } from "../database/transaction.ts";
import { notify } from "../notifications/notify.ts";
import type { OrderOwner } from "../ordering/orders/find-orders.ts";
import { newOrderNo } from "../ordering/orders/order-number.ts";
import {
  lockMerchantOrder,
  markOfOrder,
  noteEvent,
  requireAction,
} from "../ordering/transitions/lock-merchant-order.ts";
import { openRefund, type RefundInput } from "./apply-refund.ts";
import {
  lockRefund,
  moveRefund,
  requireRefundAction,
  statusWithoutRefund,
  type LockedRefund,
  type MerchantRow,
} from "./lock-refund.ts";
import { startRefund } from "./start-refund.ts";

const dayMs = 86_400_000;

type Ctx = Pick<AppContext, "db" | "clock" | "config">;

const note = (
  tx: Transaction,
  order: MerchantRow,
  event: OrderEvent,
  who: OrderActor,
  now: Date,
  text: string | null = null,
): Promise<void> => {
  const state = orderStateOf(markOfOrder(order));
  return noteEvent(tx, order, { event, fromState: state, toState: state, who, note: text, createdAt: now });
};

/** None of the order's refunds is running any more. */
const releaseOrder = async (tx: Transaction, order: MerchantRow, now: Date): Promise<void> => {
  await tx
    .update(merchantOrder)
    .set(await statusWithoutRefund(tx, order, now))
    .where(eq(merchantOrder.id, order.id));
};

const refundPath = (refundNo: string): string => `/order/refund_detail?orderNo=${refundNo}`;

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

/** The shopper withdraws a refund that is under review or waits for the items. */
export const withdrawRefund = ({ db, clock }: Ctx, accountId: number, refundNo: string): Promise<void> =>
  transaction(db, async (tx) => {
    const now = clock.now();
    const { refund, order } = await lockRefund(tx, { accountId }, refundNo);
    requireRefundAction("withdraw", refund, "shopper");
    await moveRefund(tx, refund, "withdrawn", "shopper", now, { endedAt: now });
    await releaseOrder(tx, order, now);
    await note(tx, order, "refundWithdrawn", "shopper", now);
  });

/** The shopper has sent the items back. */
export const sendBack = (
  { db, clock }: Ctx,
  accountId: number,
  { refundNo, ...shipment }: { refundNo: string; courier: string; number: string; phone: string },
): Promise<void> =>
  transaction(db, async (tx) => {
    const now = clock.now();
    const { refund, order } = await lockRefund(tx, { accountId }, refundNo);
    requireRefundAction("sendBack", refund, "shopper");
    await moveRefund(tx, refund, "returning", "shopper", now, {
      returnCourier: shipment.courier,
      returnNumber: shipment.number,
      returnPhone: shipment.phone,
    });
    await note(tx, order, "returnSent", "shopper", now, `${shipment.courier} ${shipment.number}`);
  });

/** A refund is agreed to: the money goes back, or the shopper may send the items back first. */
export const agreeToRefund = (
  { db, clock, config }: Ctx,
  actor: Actor,
  owner: OrderOwner,
  refundNo: string,
): Promise<void> =>
  transaction(db, async (tx) => {
    const now = clock.now();
    const locked = await lockRefund(tx, owner, refundNo);
    const { refund, order } = locked;
    requireRefundAction("agree", refund, actor.role);
    if (refund.withReturn) {
      const returnBy = new Date(now.getTime() + Math.max(1, config.afterSaleDays) * dayMs);
      await moveRefund(tx, refund, "toReturn", actor.role, now, { returnBy });
      await note(tx, order, "returnAgreed", actor.role, now);
      await notify(tx, {
        accountId: refund.accountId,
        kind: "refundReturn",
        // A mail of its own says it.
        mail: false,
        values: { refundNo, shop: order.merchantName },
        path: refundPath(refundNo),
      });
    } else await startRefund(tx, locked, { who: actor.role, event: "refundAgreed" }, now);
    await recordAudit(tx, actor, auditOf(locked, "refund.agree", { withReturn: refund.withReturn }), now);
  });

/** A refund is refused, under review or after the wrong items came back; the shopper may apply again. */
export const refuseRefund = (
  { db, clock }: Ctx,
  actor: Actor,
  owner: OrderOwner,
  refundNo: string,
  reason: string,
): Promise<void> =>
  transaction(db, async (tx) => {
    const now = clock.now();
    const locked = await lockRefund(tx, owner, refundNo);
    const { refund, order } = locked;
    requireRefundAction("refuse", refund, actor.role);
    await moveRefund(tx, refund, "refused", actor.role, now, { refusal: reason, endedAt: now });
    await releaseOrder(tx, order, now);
    await note(tx, order, "refundRefused", actor.role, now, reason);
    await notify(tx, {
      accountId: refund.accountId,
      kind: "refundRefused",
      // A mail of its own says it.
      mail: false,
      values: { refundNo, shop: order.merchantName, reason },
      path: refundPath(refundNo),
    });
    await recordAudit(tx, actor, auditOf(locked, "refund.refuse", { reason }), now);
  });

/** The items came back: the money goes back. */
export const receiveBack = (
  { db, clock }: Ctx,
  actor: Actor,
  owner: OrderOwner,
  refundNo: string,
): Promise<void> =>
  transaction(db, async (tx) => {
    const now = clock.now();
    const locked = await lockRefund(tx, owner, refundNo);
    requireRefundAction("receiveBack", locked.refund, actor.role);
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
export const completeRefund = ({ db, clock }: Ctx, refundNo: string): Promise<void> =>
  transaction(db, async (tx) => {
    const now = clock.now();
    const { refund, order } = await lockRefund(tx, { isOperator: true }, refundNo);
    requireRefundAction("complete", refund, "provider");
    await moveRefund(tx, refund, "refunded", "provider", now, { endedAt: now });
    await releaseOrder(tx, order, now);
    await note(tx, order, "refunded", "provider", now);
    await notify(tx, {
      accountId: refund.accountId,
      kind: "refunded",
      // A mail of its own says it.
      mail: false,
      values: { refundNo, amount: refund.total },
      path: refundPath(refundNo),
    });
  });

/** Nothing was sent back in time: the refund ends, and the shopper may apply again. */
export const endOverdueReturn = ({ db, clock }: Ctx, refundNo: string): Promise<void> =>
  transaction(db, async (tx) => {
    const now = clock.now();
    const { refund, order } = await lockRefund(tx, { isOperator: true }, refundNo);
    requireRefundAction("withdraw", refund, "system");
    await moveRefund(tx, refund, "withdrawn", "system", now, { endedAt: now });
    await releaseOrder(tx, order, now);
    await note(tx, order, "returnOverdue", "system", now);
  });
