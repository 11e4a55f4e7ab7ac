import { orderStateOf } from "@carmine/api/contract";
import { eq } from "drizzle-orm";
import type { AppContext } from "../context.ts";
import { orderHistory } from "../database/schema/order-history.ts";
import { payment as paymentTable } from "../database/schema/payment.ts";
import { transaction } from "../database/transaction.ts";
import { mailPaymentReturned } from "../messaging/mail/queue-order-mail.ts";
import { lockMasterOrder, isActionAllowed } from "../ordering/transitions/master-order-transitions.ts";
import { fromMinor, minorDigits } from "../shared/money.ts";
import { capturePayment, closePayment } from "./close-payment.ts";
import {
  GatewayUnavailable,
  type Gateways,
  type PaymentGateway,
  type PaymentState,
  type ProviderEvent,
} from "./gateway.ts";
import { findPayment, markQueried, payableOfPayment, type PaymentRow } from "./payments.ts";
import { isEventHandled, storeEvent, markEventHandled, type PaymentEventRef } from "./payment-events.ts";
import { planRefund } from "./refunds.ts";
import { syncPayment } from "./sync-payment.ts";

/**
 * Applies the provider's state of a payment. Money for an order that is already paid or canceled is refunded
 * and recorded in the order's history. A repeated or outdated state changes nothing (rule 4).
 * @param event the event that reported it; marked as handled in the same transaction
 */
const applyState = async (
  { db, clock, log }: AppContext,
  payment: PaymentRow,
  state: PaymentState,
  event?: PaymentEventRef,
): Promise<void> => {
  if (state.status === "open" || state.status === "agreed" || state.status === "pending") {
    if (event) await markEventHandled(db, event);
    return;
  }
  await transaction(db, async (tx) => {
    const now = clock.now();
    const order = await lockMasterOrder(tx, { id: payment.masterOrderId });
    if (state.status === "ended") {
      await closePayment(tx, payment.id, "ended", event);
      return;
    }
    const isRight = state.charged === payment.amount && state.currency === payment.currency;
    if (isRight && isActionAllowed("settle", order, "provider")) {
      await capturePayment(tx, payment.id, now, event);
      return;
    }
    if (!(await closePayment(tx, payment.id, "returned", event))) return;
    // A charge above the amount is refunded in full, but a refund can't exceed the charge stored in the
    // row.
    if (state.charged > payment.amount)
      await tx.update(paymentTable).set({ amount: state.charged }).where(eq(paymentTable.id, payment.id));
    const orderState = orderStateOf({ paid: order.paidAt !== null, isCancel: order.cancelledAt !== null });
    log.warn(
      { orderNo: order.orderNo, payment: payment.id, charged: state.charged.toString() },
      "refunding a charge that the order can't accept",
    );
    await planRefund(tx, payment.id, state.charged, "late", now);
    const amount = fromMinor(state.charged, minorDigits(payment.currency));
    const reason = isRight ? "late" : "wrongAmount";
    await mailPaymentReturned(tx, { masterOrderId: order.id, paymentId: payment.id, amount, reason }, now);
    await tx.insert(orderHistory).values({
      masterOrderId: order.id,
      event: isRight ? "lateRefund" : "wrongAmountRefund",
      fromState: orderState,
      toState: orderState,
      who: "system",
      note: payment.provider,
      createdAt: now,
    });
  });
};

/**
 * Queries the provider for the state of a payment. Captures a payment that the shopper approved, even if they
 * closed the window before returning, but only while the order is unpaid: otherwise the money would have to
 * be refunded.
 * @throws GatewayUnavailable
 */
const queryAndCapture = async (
  { db }: AppContext,
  gateway: PaymentGateway,
  payment: PaymentRow,
): Promise<PaymentState> => {
  const state = await gateway.ask(payment.reference);
  if (state.status !== "agreed" || !gateway.take) return state;
  const order = await payableOfPayment(db, payment);
  return payment.status === "open" && isActionAllowed("settle", order, "provider")
    ? gateway.take(payment.reference)
    : { ...state, status: "ended" };
};

/**
 * Queries the provider for the state of a payment and applies it.
 * @returns the state; undefined if the payment isn't open or the provider doesn't respond
 * @param isNeeded false if the payment was ended at the provider: an unpaid one is then closed
 */
export const queryProvider = async (
  ctx: AppContext,
  gateways: Gateways,
  payment: PaymentRow,
  isNeeded = true,
): Promise<PaymentState | undefined> => {
  const gateway = gateways.get(payment.provider);
  if (!gateway || payment.status !== "open") return undefined;
  // Before the call, which can fail: the job takes the payments with the oldest query first.
  await markQueried(ctx.db, payment.id, ctx.clock.now());
  try {
    const state = await queryAndCapture(ctx, gateway, payment);
    const isOver = !isNeeded && state.status === "open";
    await applyState(ctx, payment, isOver ? { ...state, status: "ended" } : state);
    return state;
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error;
    ctx.log.warn({ err: error, payment: payment.id }, "the payment provider did not respond");
    return undefined;
  }
};

/**
 * Handles a webhook event: stores it under its id, then queries the provider for the payment's state, so that
 * neither the order of events nor a forged event matters. A failed event is handled again when the provider
 * repeats it, or by a job.
 * @param known the payment, if the caller has already read it
 */
export const receiveEvent = async (
  ctx: AppContext,
  gateways: Gateways,
  provider: string,
  event: ProviderEvent,
  known?: PaymentRow,
): Promise<void> => {
  const { db, clock } = ctx;
  const isNew = await storeEvent(db, provider, event, clock.now());
  if (!isNew && (await isEventHandled(db, provider, event.id))) return;
  await handleEvent(ctx, gateways, provider, event, known);
};

/** Event types of all providers about refunds and disputes. */
const isAboutReturns = (type: string): boolean => /refund|revers|dispute/i.test(type);

/** @throws GatewayUnavailable if the provider doesn't respond; the event stays unhandled */
export const handleEvent = async (
  ctx: AppContext,
  gateways: Gateways,
  provider: string,
  event: Pick<ProviderEvent, "id" | "type" | "reference">,
  known?: PaymentRow,
): Promise<void> => {
  const { id, type, reference } = event;
  const payment = known ?? (reference === null ? undefined : await findPayment(ctx.db, provider, reference));
  const gateway = gateways.get(provider);
  const toldBy = { provider, eventId: id, now: ctx.clock.now() };
  if (!payment || !gateway) return markEventHandled(ctx.db, toldBy);
  const state = await queryAndCapture(ctx, gateway, payment);
  if (!isAboutReturns(type)) return applyState(ctx, payment, state, toldBy);
  // It may arrive before the event of the payment itself.
  await applyState(ctx, payment, state);
  await syncPayment(ctx, gateway, payment);
  await markEventHandled(ctx.db, toldBy);
};
