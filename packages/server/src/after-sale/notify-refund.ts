import { orderStateOf, type OrderActor } from "@carmine/api/contract";
import { and, eq } from "drizzle-orm";
import type { Transaction } from "../database/connection.ts";
import { membership } from "../database/schema/accounts.ts";
import type { OrderEvent } from "../database/schema/order-history.ts";
import type { NoticeKind, NoticeValues } from "../notifications/kinds.ts";
import { notify } from "../notifications/notify.ts";
import { transitionStateOf, recordOrderEvent } from "../ordering/transitions/lock-merchant-order.ts";
import type { MerchantRow, RefundRow } from "./lock-refund.ts";

/** A step of a refund, for the history of its order. */
interface RefundStep {
  readonly event: OrderEvent;
  readonly who: OrderActor;
  readonly text?: string | null | undefined;
  /**
   * The order after the step, if its state may have changed: with the last refund over, all that is left may
   * be sent.
   */
  readonly after?: MerchantRow;
}

/** Records a refund step in the history of its order. */
export const recordRefundStep = (
  tx: Transaction,
  order: MerchantRow,
  { event, who, text = null, after = order }: RefundStep,
  now: Date,
): Promise<void> =>
  recordOrderEvent(tx, order, {
    event,
    fromState: orderStateOf(transitionStateOf(order)),
    toState: orderStateOf(transitionStateOf(after)),
    who,
    note: text,
    createdAt: now,
  });

type RefundNotice = Extract<NoticeKind, `refund${string}`>;

/** Notifies the shopper of a refund decision; a separate mail contains it, too. */
export const notifyShopperOfRefund = <Kind extends RefundNotice>(
  tx: Transaction,
  { refundNo, accountId }: RefundRow,
  kind: Kind,
  values: NoticeValues[Kind],
  now: Date,
): Promise<void> =>
  notify(tx, {
    accountId,
    kind,
    mail: false,
    values,
    path: `/order/refund_detail?orderNo=${refundNo}`,
    at: now,
  });

/** Notifies the shop's staff that a payout failed. */
export const notifyShopOfFailure = async (
  tx: Transaction,
  { refundNo, merchantId, total }: RefundRow,
  now: Date,
): Promise<void> => {
  const staff = await tx
    .select({ id: membership.accountId })
    .from(membership)
    .where(and(eq(membership.role, "merchant"), eq(membership.merchantId, merchantId)));
  await notify(tx, {
    accountId: staff.map(({ id }) => id),
    kind: "shopRefundFailed",
    values: { refundNo, amount: total },
    path: "/",
    at: now,
  });
};
