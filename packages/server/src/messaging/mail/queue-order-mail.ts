import { eq, sql } from "drizzle-orm";
import type { Queryable } from "../../database/connection.ts";
import { merchantOrder } from "../../database/schema/ordering.ts";
import { orderMail, type OrderMailKind } from "../../database/schema/order-mails.ts";
import { dayMs } from "../../shared/durations.ts";

/** An order of one shop, as available in transitions. */
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

/** Delivery details in a mail about a parcel. */
export type MailedDelivery =
  | { readonly courier: string; readonly number: string }
  | { readonly person: string; readonly phone: string }
  | Record<string, never>;

/** Prefix of the parcel's id in the `occasion` of its mail. */
export const parcelOccasion = "parcel:";

/** Enqueues the mail about a shipped parcel. */
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

/** Enqueues the mail about a changed delivery address. @param change number of the change */
export const mailAddressChanged = (
  tx: Queryable,
  order: MailedOrder,
  change: number,
  now: Date,
): Promise<void> => queue(tx, order, { kind: "addressChanged", occasion: `address:${change}`, dueAt: now });

/** Enqueues the mail about the order's last delivered parcel. */
export const mailDelivered = (tx: Queryable, order: MailedOrder, now: Date): Promise<void> =>
  queue(tx, order, { kind: "delivered", occasion: order.orderNo, dueAt: now });

/** Milliseconds between the receipt and the request for a review. */
const reminderAfterMs = 3 * dayMs;

/**
 * Enqueues a review reminder three days after the receipt; it isn't sent if all reviews are written by then.
 */
export const mailReviewReminder = (tx: Queryable, order: MailedOrder, now: Date): Promise<void> =>
  queue(tx, order, {
    kind: "reviewReminder",
    occasion: order.orderNo,
    dueAt: new Date(now.getTime() + reminderAfterMs),
  });

export type RefundDecision = "return" | "refunding" | "refused" | "refunded" | "failed";

/** Enqueues the mail about a decision, a completed payout or a failed payout of a refund. */
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
    // A refund can fail again after a retry.
    occasion: `${refundNo}:${decision}${decision === "failed" ? `:${paymentRefundId}` : ""}`,
    details: { refundNo, decision, amount: total, reason: refusal ?? "" },
    dueAt: now,
  });
};

/** ms between two links to one order, so that a stranger can't flood its mailbox. */
const linkEveryMs = 5 * 60_000;

/** Enqueues a link to an order, requested with its number and the email or phone. */
export const mailOrderLink = async (tx: Queryable, masterOrderId: number, now: Date): Promise<void> => {
  const occasion = `${masterOrderId}:${Math.floor(now.getTime() / linkEveryMs)}`;
  await tx
    .insert(orderMail)
    .values({ kind: "link", occasion, masterOrderId, dueAt: now })
    .onConflictDoNothing();
};

/** Enqueues the mail about an automatically canceled order. */
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

/** Enqueues the mail about a refunded charge that the order couldn't accept. `amount` is decimal text. */
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
 * Enqueues the mail about a placed or paid order as part of the statement that writes it, to save a statement
 * per checkout. The rows named `order` have `id` and `order_no` of master orders.
 */
export const orderMailSql = (kind: "placed" | "paid", rows: string, now: string) =>
  sql`insert into order_mail (kind, occasion, master_order_id, due_at)
    select ${sql.raw(`'${kind}', o.order_no, o.id, ${now} from ${rows} o`)} on conflict do nothing`;
