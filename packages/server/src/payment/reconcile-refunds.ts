import { and, eq, gte, isNotNull, sum } from "drizzle-orm";
import type { AppContext } from "../context.ts";
import { masterOrder } from "../database/schema/ordering.ts";
import { payment, paymentRefund } from "../database/schema/payment.ts";
import { dayMs } from "../shared/durations.ts";
import { fromMinor, minorDigits } from "../shared/money.ts";
import { isOutage } from "../jobs/each-row.ts";
import { roundOf } from "./gateway-round.ts";
import { GatewayUnavailable, type Gateways } from "./gateway.ts";

/** A payment of which the provider has given back another amount than it was asked for. Decimal texts. */
export interface RefundDifference {
  readonly orderNo: string;
  readonly provider: string;
  readonly reference: string;
  readonly asked: string;
  readonly given: string;
}

/** What the books of the provider say about the payments with refunds of the last days. */
export interface RefundCheck {
  readonly checked: number;
  /** Payments whose provider gave no answer, or none that could be read. */
  readonly unanswered: number;
  readonly differences: readonly RefundDifference[];
}

/** Compares what was refunded in the last days with the provider's own books, payment by payment. */
export const reconcileRefunds = async (
  { db, clock, log }: Pick<AppContext, "db" | "clock" | "log">,
  all: Gateways,
  days: number,
): Promise<RefundCheck> => {
  const { gateways } = roundOf(all);
  const since = new Date(clock.now().getTime() - days * dayMs);
  const recent = db
    .selectDistinct({ id: paymentRefund.paymentId })
    .from(paymentRefund)
    .where(gte(paymentRefund.sentAt, since))
    .as("recent");
  const rows = await db
    .select({
      orderNo: masterOrder.orderNo,
      provider: payment.provider,
      reference: payment.reference,
      currency: payment.currency,
      asked: sum(paymentRefund.amount),
    })
    .from(recent)
    .innerJoin(payment, eq(payment.id, recent.id))
    .innerJoin(masterOrder, eq(masterOrder.id, payment.masterOrderId))
    .innerJoin(paymentRefund, and(eq(paymentRefund.paymentId, payment.id), isNotNull(paymentRefund.sentAt)))
    .groupBy(payment.id, masterOrder.id)
    .orderBy(payment.id);
  const differences: RefundDifference[] = [];
  let unanswered = 0;
  for (const { orderNo, provider, reference, currency, asked } of rows) {
    try {
      const given = await gateways.get(provider)?.refunded(reference);
      if (given === undefined) throw new GatewayUnavailable(`${provider} is not configured any more`);
      const digits = minorDigits(currency);
      const ours = BigInt(asked ?? 0);
      if (given !== ours)
        differences.push({
          orderNo,
          provider,
          reference,
          asked: fromMinor(ours, digits),
          given: fromMinor(given, digits),
        });
    } catch (error) {
      if (isOutage(error)) throw error;
      // Whatever it is: one payment must not keep the others from being compared.
      const level = error instanceof GatewayUnavailable ? "warn" : "error";
      log[level]({ err: error, order: orderNo }, "refunds could not be compared with the provider's");
      unanswered += 1;
    }
  }
  return { checked: rows.length, unanswered, differences };
};

/** Days that the job looks back: it runs every hour, and may have been away for a night. */
const jobDays = 2;

/** Says in the log what the provider's books say otherwise. Runs as a job. */
export const logRefundDifferences = async (ctx: AppContext, gateways: Gateways): Promise<void> => {
  const { differences } = await reconcileRefunds(ctx, gateways, jobDays);
  for (const difference of differences)
    ctx.log.error(difference, "the provider has given back another amount than it was asked for");
};
