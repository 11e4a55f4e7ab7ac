import { eq, sql } from "drizzle-orm";
import type { Queryable } from "../../database/connection.ts";
import { merchantOrder } from "../../database/schema/ordering.ts";
import { orderMail, type OrderMailKind } from "../../database/schema/order-mails.ts";
import { dayMs } from "../../shared/durations.ts";

/** An order of one shop, as transitions have it in hand. */
export interface MailedOrder {
  readonly id: number;
  readonly orderNo: string;
  readonly masterOrderId: number;
}

interface Wanted {
  readonly kind: OrderMailKind;
  readonly occasion: string;
  readonly details?: Record<string, string>;
  readonly dueAt: Date;
}

const queue = async (tx: Queryable, order: MailedOrder, wanted: Wanted): Promise<void> => {
  await tx
    .insert(orderMail)
    .values({ masterOrderId: order.masterOrderId, merchantOrderId: order.id, ...wanted })
    .onConflictDoNothing();
};

/** What a mail about a parcel says of the way that it takes. */
export type MailedDelivery =
  | { readonly courier: string; readonly number: string }
  | { readonly person: string; readonly phone: string }
  | Record<string, never>;

/** Before the id of a parcel, in the occasion of its mail. */
export const parcelOccasion = "parcel:";

/** A parcel of the order was sent. */
export const mailShipped = (
  tx: Queryable,
  order: MailedOrder,
  parcel: { readonly id: number; readonly delivery: MailedDelivery },
  now: Date,
): Promise<void> =>
  queue(tx, order, {
    kind: "shipped",
    occasion: `${parcelOccasion}${parcel.id}`,
    details: { ...parcel.delivery },
    dueAt: now,
  });

/** The last parcel of the order has arrived. */
export const mailDelivered = (tx: Queryable, order: MailedOrder, now: Date): Promise<void> =>
  queue(tx, order, { kind: "delivered", occasion: order.orderNo, dueAt: now });

/** Milliseconds after the receipt before the shopper is asked for a review. */
const reminderAfterMs = 3 * dayMs;

/** The order was received: three days later its reviews are asked for, unless they are written by then. */
export const mailReviewReminder = (tx: Queryable, order: MailedOrder, now: Date): Promise<void> =>
  queue(tx, order, {
    kind: "reviewReminder",
    occasion: order.orderNo,
    dueAt: new Date(now.getTime() + reminderAfterMs),
  });

export type RefundDecision = "return" | "refunding" | "refused" | "refunded" | "failed";

/** The shop has decided on a refund, the money is back, or the bank did not accept it. */
export const mailRefund = async (
  tx: Queryable,
  refund: {
    readonly merchantOrderId: number;
    readonly refundNo: string;
    readonly total: string;
    readonly refusal: string | null;
    readonly paymentRefundId: number | null;
  },
  decision: RefundDecision,
  now: Date,
): Promise<void> => {
  const { merchantOrderId, refundNo, total, refusal, paymentRefundId } = refund;
  const [order] = await tx
    .select({
      id: merchantOrder.id,
      orderNo: merchantOrder.orderNo,
      masterOrderId: merchantOrder.masterOrderId,
    })
    .from(merchantOrder)
    .where(eq(merchantOrder.id, merchantOrderId));
  if (!order) return;
  await queue(tx, order, {
    kind: "refund",
    // A refund can fail again after it was sent again.
    occasion: `${refundNo}:${decision}${decision === "failed" ? `:${paymentRefundId}` : ""}`,
    details: { refundNo, decision, amount: total, reason: refusal ?? "" },
    dueAt: now,
  });
};

/** ms between two links to one order, so that nobody fills another's mailbox. */
const linkEveryMs = 5 * 60_000;

/** Somebody who knows the number and an identity of the order asked for a link to it. */
export const mailOrderLink = async (tx: Queryable, masterOrderId: number, now: Date): Promise<void> => {
  const occasion = `${masterOrderId}:${Math.floor(now.getTime() / linkEveryMs)}`;
  await tx
    .insert(orderMail)
    .values({ kind: "link", occasion, masterOrderId, dueAt: now })
    .onConflictDoNothing();
};

/** An unpaid order was canceled automatically. */
export const mailExpired = async (
  tx: Queryable,
  order: { readonly id: number; readonly orderNo: string },
  now: Date,
): Promise<void> => {
  await tx
    .insert(orderMail)
    .values({ kind: "expired", occasion: order.orderNo, masterOrderId: order.id, dueAt: now })
    .onConflictDoNothing();
};

/** A charge that the order couldn't accept is refunded. `amount` is decimal text. */
export const mailPaymentReturned = async (
  tx: Queryable,
  returned: {
    readonly masterOrderId: number;
    readonly paymentId: number;
    readonly amount: string;
    readonly reason: "late" | "wrongAmount";
  },
  now: Date,
): Promise<void> => {
  const { masterOrderId, paymentId, amount, reason } = returned;
  await tx
    .insert(orderMail)
    .values({
      kind: "paymentReturned",
      occasion: String(paymentId),
      masterOrderId,
      details: { amount, reason },
      dueAt: now,
    })
    .onConflictDoNothing();
};

/**
 * The mail that an order was placed or paid, as a part of the statement that writes it: a checkout has no statement to
 * spare. The rows named `order` have `id` and `order_no` of master orders.
 */
export const orderMailSql = (kind: "placed" | "paid", rows: string, now: string) =>
  sql`insert into order_mail (kind, occasion, master_order_id, due_at)
    select ${sql.raw(`'${kind}', o.order_no, o.id, ${now} from ${rows} o`)} on conflict do nothing`;
