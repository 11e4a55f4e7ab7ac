import { eq } from "drizzle-orm";
import type { AppContext } from "../context.ts";
import { masterOrder } from "../database/schema/ordering.ts";
import { transaction } from "../database/transaction.ts";
import { dayMs } from "../shared/durations.ts";
import { eachRow } from "../jobs/each-row.ts";
import { mailExpired } from "../messaging/mail/queue-order-mail.ts";
import {
  cancelOrderLocked,
  lockMasterOrder,
  isActionAllowed,
} from "../ordering/transitions/master-order-transitions.ts";
import { queryProvider, handleEvent } from "./apply-state.ts";
import { roundOf } from "./gateway-round.ts";
import { GatewayUnavailable, type Gateways, type PaymentState } from "./gateway.ts";
import { overdueOrders } from "../ordering/orders/overdue-orders.ts";
import { stalePayments, openPaymentsOf, findPaymentsToClose, type PaymentRow } from "./payments.ts";
import { sweepPaymentEvents, waitingEvents } from "./payment-events.ts";
import { eventsJob } from "./waiting-events.ts";
import { logRefundDifferences } from "./reconcile-refunds.ts";
import { sendRefunds } from "./send-refunds.ts";

const minuteMs = 60_000;
/** Rows per run of the job. */
const batch = 100;
/** Time without an event after which the provider is queried for an open payment. */
const askAfterMs = 3 * minuteMs;

const idOf = ({ id }: { id: number }): number => id;

/** Time by which the deadline of an order is extended while its payment is processing. */
const extensionMs = 15 * minuteMs;

/**
 * Cancels unpaid orders past their deadline and releases stock and coupons. Open payments are queried first:
 * a payment that succeeded pays the order, and one that is processing extends its deadline. Money that
 * arrives later is refunded.
 */
const expireOrders = async (ctx: AppContext, all: Gateways): Promise<void> => {
  const { db, clock, log } = ctx;
  const { gateways } = roundOf(all);
  for (;;) {
    const due = await overdueOrders(db, clock.now(), batch);
    const failed = await eachRow(log, "cancel-unpaid-orders", due, String, async (orderNo) => {
      const states: (PaymentState | undefined)[] = [];
      for (const payment of await openPaymentsOf(db, orderNo))
        states.push(await queryProvider(ctx, gateways, payment));
      await transaction(db, async (tx) => {
        const order = await lockMasterOrder(tx, { orderNo });
        if (!isActionAllowed("cancel", order, "system")) return;
        if (states.some((state) => state?.status === "pending")) {
          const expiresAt = new Date(clock.now().getTime() + extensionMs);
          await tx.update(masterOrder).set({ expiresAt }).where(eq(masterOrder.id, order.id));
          return;
        }
        await cancelOrderLocked(tx, order, { event: "expired", who: "system" }, clock.now());
        await mailExpired(tx, order, clock.now());
      });
    });
    // Failed orders are still due, so the next run retries them.
    if (due.length < batch || failed > 0) return;
  }
};

/** Ends a payment of an order that is canceled or paid by another payment, at the provider and here. */
const endPayment = async (ctx: AppContext, gateways: Gateways, payment: PaymentRow): Promise<void> => {
  let isNeeded = true;
  try {
    await gateways.get(payment.provider)?.end(payment.reference);
    isNeeded = false;
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error;
    ctx.log.warn({ err: error, payment: payment.id }, "could not end an unneeded payment at the provider");
  }
  await queryProvider(ctx, gateways, payment, isNeeded);
};

/**
 * Queries payments left open by a crash between charge and write or by a lost event; ends those of paid or
 * canceled orders.
 */
const checkOpenPayments = async (ctx: AppContext, all: Gateways): Promise<void> => {
  const { db, clock, log } = ctx;
  const { gateways, isSilent } = roundOf(all);
  const job = eventsJob;
  const ago = (ms: number): Date => new Date(clock.now().getTime() - ms);
  for (const provider of gateways.keys()) {
    const unlessSilent =
      <Row>(work: (row: Row) => Promise<void>) =>
      async (row: Row): Promise<void> => {
        if (!isSilent(provider)) await work(row);
      };
    await eachRow(
      log,
      job,
      await findPaymentsToClose(db, provider, batch),
      idOf,
      unlessSilent((payment) => endPayment(ctx, gateways, payment)),
    );
    await eachRow(
      log,
      job,
      await stalePayments(db, provider, ago(askAfterMs), batch),
      idOf,
      unlessSilent(async (payment) => {
        await queryProvider(ctx, gateways, payment);
      }),
    );
    await eachRow(
      log,
      job,
      await waitingEvents(db, provider, ago(minuteMs), batch),
      ({ eventId }) => eventId,
      unlessSilent(async ({ eventId, type, reference }) => {
        try {
          await handleEvent(ctx, gateways, provider, { id: eventId, type, reference });
        } catch (error) {
          if (!(error instanceof GatewayUnavailable)) throw error;
          log.warn({ err: error, event: eventId }, "could not handle a payment event; it will be retried");
        }
      }),
    );
  }
};

export const planPaymentJobs = (ctx: AppContext, gateways: Gateways): void => {
  ctx.jobs.every("cancel-unpaid-orders", 15_000, () => expireOrders(ctx, gateways));
  ctx.jobs.every(eventsJob, minuteMs, () => checkOpenPayments(ctx, gateways));
  ctx.jobs.every("send-refunds", 5000, () => sendRefunds(ctx, gateways));
  ctx.jobs.every("delete-old-payment-events", dayMs, () => sweepPaymentEvents(ctx));
  ctx.jobs.every("reconcile-refunds", 60 * minuteMs, () => logRefundDifferences(ctx, gateways));
};
