import { Code } from "@carmine/api/contract";
import { and, eq } from "drizzle-orm";
import type { AppContext } from "../context.ts";
import type { Database } from "../database/connection.ts";
import { masterOrder, merchantOrder, orderLine } from "../database/schema/ordering.ts";
import { Failure } from "../http/envelope/failure.ts";
import { isActionAllowed, refused } from "../ordering/transitions/master-order-transitions.ts";
import { minorDigits, toMinor } from "../shared/money.ts";
import { chargeStep } from "../shared/provider-currency.ts";
import { GatewayRefused, GatewayUnavailable, type PaymentGateway } from "./gateway.ts";
import { startKey } from "./idempotency-keys.ts";
import { recordPaymentProblem, resolvePaymentProblem } from "./payment-problems.ts";
import { storePayment, openPayment, type PayableOrder, type PaymentRow } from "./payments.ts";

/** @throws Failure if the order isn't payable any more */
const requirePayable = (order: PayableOrder, now: Date): void => {
  if (order.cancelledAt !== null || order.expiresAt <= now)
    throw new Failure(Code.failure, "orderIsCancelled");
  if (!isActionAllowed("pay", order, "shopper")) throw refused();
};

/**
 * Problem cause of refused starts, one per provider, because a wrong key or a closed account affects all
 * starts.
 */
const startProblem = ({ name }: PaymentGateway): string => `start:${name}`;

/** Counts an error response once, also if several calls got it, so that the next start has a new key. */
const countFailedStart = (db: Database, { id, failedStarts }: PayableOrder) =>
  db
    .update(masterOrder)
    .set({ failedStarts: failedStarts + 1 })
    .where(and(eq(masterOrder.id, id), eq(masterOrder.failedStarts, failedStarts)));

/**
 * Whether a provider can charge an order and refund each of its lines. An order that was placed before the
 * provider was added can have more decimals than it accepts.
 */
const isChargeable = async (db: Database, order: PayableOrder, provider: string): Promise<boolean> => {
  const step = chargeStep(provider, order.currency);
  if (step === 1n) return true;
  const lines = await db
    .select({ total: orderLine.total })
    .from(orderLine)
    .innerJoin(merchantOrder, eq(merchantOrder.id, orderLine.merchantOrderId))
    .where(eq(merchantOrder.masterOrderId, order.id));
  return [order, ...lines].every(({ total }) => toMinor(total, minorDigits(order.currency)) % step === 0n);
};

/**
 * Starts the payment of an order, or returns the open one with the same secret. The amount comes from the order.
 * @throws Failure if the order can't be paid, if the provider can't charge its amount, refuses or doesn't respond; the
 * order stays payable
 */
export const startPayment = async (
  { db, clock, log }: AppContext,
  gateway: PaymentGateway,
  { order, payments }: { order: PayableOrder; payments: readonly PaymentRow[] },
  payChannel: string,
): Promise<PaymentRow> => {
  requirePayable(order, clock.now());
  if (order.payType !== gateway.name || order.payChannel !== payChannel)
    await db
      .update(masterOrder)
      .set({ payType: gateway.name, payChannel })
      .where(eq(masterOrder.id, order.id));
  const known = payments.find(({ provider, status }) => provider === gateway.name && status === "open");
  if (known) return known;
  const amount = toMinor(order.total, minorDigits(order.currency));
  /** Records the refusal, so that operators learn of orders that can't be paid. */
  const recordRefusal = (code: string, message: string) =>
    recordPaymentProblem(
      db,
      {
        kind: "startRefused",
        cause: startProblem(gateway),
        provider: gateway.name,
        code,
        message,
        masterOrderId: order.id,
        amount,
        currency: order.currency,
      },
      clock.now(),
    );
  if (!(await isChargeable(db, order, gateway.name))) {
    const { total, currency } = order;
    await recordRefusal(
      "amount_too_precise",
      `${total} ${currency} or one of its lines has more decimals than the provider charges`,
    );
    throw new Failure(Code.failure, "amountTooPrecise");
  }
  try {
    const started = await gateway.start({
      orderNo: order.orderNo,
      amount,
      currency: order.currency,
      idempotencyKey: await startKey(db, order.orderNo, payments.length + order.failedStarts),
    });
    await resolvePaymentProblem(db, startProblem(gateway), clock.now());
    const row = { masterOrderId: order.id, provider: gateway.name, amount, currency: order.currency };
    const stored = await storePayment(db, row, started, clock.now());
    // A job ends the payment at the provider.
    if (stored?.isOrderCanceled) throw new Failure(Code.failure, "orderIsCancelled");
    const open = stored ?? (await openPayment(db, order.id, gateway.name));
    if (!open) throw refused();
    return open;
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error;
    const code = error instanceof GatewayRefused ? error.code : null;
    log.warn(
      { err: error, orderNo: order.orderNo, provider: gateway.name, code },
      "could not start a payment",
    );
    if (code === null) throw new Failure(Code.failure, "paymentUnavailable");
    await countFailedStart(db, order);
    await recordRefusal(code, error.message);
    throw new Failure(Code.failure, "paymentRefused");
  }
};
