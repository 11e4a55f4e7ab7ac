import { Code } from "@carmine/api/contract";
import { eq } from "drizzle-orm";
import type { AppContext } from "../context.ts";
import { masterOrder } from "../database/schema/ordering.ts";
import { Failure } from "../http/envelope/failure.ts";
import { mayDo, refused } from "../ordering/transitions/master-order-transitions.ts";
import { minorDigits, toMinor } from "../shared/money.ts";
import { GatewayUnavailable, type PaymentGateway } from "./gateway.ts";
import { keepPayment, openPayment, type PayableOrder, type PaymentRow } from "./payments.ts";

/** @throws Failure where the order can't be paid any more */
const requirePayable = (order: PayableOrder, now: Date): void => {
  if (order.cancelledAt !== null || order.expiresAt <= now)
    throw new Failure(Code.failure, "orderIsCancelled");
  if (!mayDo("pay", order, "shopper")) throw refused();
};

/**
 * Starts the payment of an order, or answers the one that is open: asking again gives the same secret. The amount
 * comes from the order.
 * @throws Failure where the order can't be paid or the provider doesn't answer; the order stays
 */
export const startPayment = async (
  { db, clock }: AppContext,
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
  try {
    const started = await gateway.start({
      orderNo: order.orderNo,
      amount,
      currency: order.currency,
      // Two calls at once are the same attempt, so the provider makes one payment of them.
      idempotencyKey: `${order.orderNo}-${payments.length}`,
    });
    const row = { masterOrderId: order.id, provider: gateway.name, amount, currency: order.currency };
    const kept =
      (await keepPayment(db, row, started, clock.now())) ?? (await openPayment(db, order.id, gateway.name));
    if (!kept) throw refused();
    return kept;
  } catch (error) {
    if (error instanceof GatewayUnavailable) throw new Failure(Code.failure, "paymentUnavailable");
    throw error;
  }
};
