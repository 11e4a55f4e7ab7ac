import { orderStateOf, type OrderActor } from "@carmine/api/contract";
import { and, eq } from "drizzle-orm";
import type { Transaction } from "../database/connection.ts";
import { membership } from "../database/schema/accounts.ts";
import type { OrderEvent } from "../database/schema/ordering.ts";
import type { NoticeKind, NoticeValues } from "../notifications/kinds.ts";
import { notify } from "../notifications/notify.ts";
import { markOfOrder, noteEvent } from "../ordering/transitions/lock-merchant-order.ts";
import type { MerchantRow, RefundRow } from "./lock-refund.ts";

/** A step of a refund, for the history of its order. */
interface RefundNote {
  readonly event: OrderEvent;
  readonly who: OrderActor;
  readonly text?: string | null | undefined;
  /** The order after it, where that may stand elsewhere: with its last refund over, all that is left may be sent. */
  readonly after?: MerchantRow;
}

/** What a refund did, in the history of its order. */
export const noteRefund = (
  tx: Transaction,
  order: MerchantRow,
  { event, who, text = null, after = order }: RefundNote,
  now: Date,
): Promise<void> =>
  noteEvent(tx, order, {
    event,
    fromState: orderStateOf(markOfOrder(order)),
    toState: orderStateOf(markOfOrder(after)),
    who,
    note: text,
    createdAt: now,
  });

/** The kinds of notices about a refund. */
type RefundNotice = Extract<NoticeKind, `refund${string}`>;

/** What was decided on a refund, in the shopper's notices; a mail of its own says it, too. */
export const noticeRefund = <Kind extends RefundNotice>(
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

/** Notifies the staff of the refund's shop that its money couldn't be paid out. */
export const tellShopOfFailure = async (
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
