import { and, asc, eq, gte, inArray, or } from "drizzle-orm";
import type { AppContext } from "../context.ts";
import { masterOrder } from "../database/schema/ordering.ts";
import { externalRefund, payment, paymentDispute, paymentRefund } from "../database/schema/payment.ts";
import { isOutage } from "../jobs/each-row.ts";
import { dayMs } from "../shared/durations.ts";
import { fromMinor, minorDigits, sum } from "../shared/money.ts";
import { roundOf } from "./gateway-round.ts";
import { GatewayUnavailable, isRefundAlive, type Gateways, type ProviderDispute } from "./gateway.ts";
import type { PaymentRow } from "./payments.ts";
import { syncPayment } from "./sync-payment.ts";

/** A payment whose refunds or disputes differ between the provider's records and ours. Decimal text. */
export interface RefundDifference {
  readonly orderNo: string;
  readonly provider: string;
  readonly reference: string;
  /** Refunds in our records: our own and external ones. */
  readonly bookedTotal: string;
  /** Refunds in the provider's records, without failed ones. */
  readonly refundedTotal: string;
  /** Ids of disputes that are missing in our records or have another status. */
  readonly disputes: readonly string[];
}

/** Result of comparing payments with the provider's records. */
export interface RefundCheck {
  readonly checked: number;
  /** Payments whose provider didn't respond or returned an invalid response. */
  readonly unanswered: number;
  readonly differences: readonly RefundDifference[];
}

/** Refunded amount in our records, in minor units. */
const knownRefunds = async (db: AppContext["db"], { id }: PaymentRow): Promise<bigint> => {
  const own = await db
    .select()
    .from(paymentRefund)
    .where(and(eq(paymentRefund.paymentId, id), inArray(paymentRefund.status, ["pending", "succeeded"])));
  const external = await db.select().from(externalRefund).where(eq(externalRefund.paymentId, id));
  return (
    sum(own.map(({ amount, covered }) => amount - covered)) +
    sum(external.filter(({ failedAt }) => failedAt === null).map(({ amount }) => amount))
  );
};

const unknownDisputes = async (
  db: AppContext["db"],
  { id }: PaymentRow,
  disputes: readonly ProviderDispute[],
): Promise<string[]> => {
  const known = await db.select().from(paymentDispute).where(eq(paymentDispute.paymentId, id));
  return disputes
    .filter(
      ({ reference, status }) =>
        !known.some((row) => row.reference === reference && (row.status === status || row.status !== "open")),
    )
    .map(({ reference }) => reference);
};

/**
 * Compares the payments of the last days, and those with a refund in that time, with the provider's records.
 * Applies differences, which makes up for lost events; the operator's list of payment problems shows the
 * result.
 */
export const reconcileRefunds = async (
  ctx: Pick<AppContext, "db" | "clock" | "log">,
  all: Gateways,
  days: number,
): Promise<RefundCheck> => {
  const { db, clock, log } = ctx;
  const { gateways } = roundOf(all);
  const since = new Date(clock.now().getTime() - days * dayMs);
  const refundedRecently = db
    .select({ id: paymentRefund.paymentId })
    .from(paymentRefund)
    .where(gte(paymentRefund.sentAt, since));
  const rows = await db
    .select({ orderNo: masterOrder.orderNo, paid: payment })
    .from(payment)
    .innerJoin(masterOrder, eq(masterOrder.id, payment.masterOrderId))
    .where(
      and(
        inArray(payment.status, ["captured", "returned"]),
        or(gte(payment.createdAt, since), inArray(payment.id, refundedRecently)),
      ),
    )
    .orderBy(asc(payment.id));
  const differences: RefundDifference[] = [];
  let unanswered = 0;
  for (const { orderNo, paid } of rows) {
    const { provider, reference, currency } = paid;
    try {
      const gateway = gateways.get(provider);
      if (!gateway) throw new GatewayUnavailable(`${provider} is not configured any more`);
      const refundedTotal = sum(
        (await gateway.refunds(reference)).filter(isRefundAlive).map(({ amount }) => amount),
      );
      const disputes = await unknownDisputes(db, paid, await gateway.disputes(reference));
      const bookedTotal = await knownRefunds(db, paid);
      if (refundedTotal === bookedTotal && disputes.length === 0) continue;
      const digits = minorDigits(currency);
      const sums = {
        bookedTotal: fromMinor(bookedTotal, digits),
        refundedTotal: fromMinor(refundedTotal, digits),
      };
      differences.push({ orderNo, provider, reference, ...sums, disputes });
      await syncPayment(ctx, gateway, paid);
    } catch (error) {
      if (isOutage(error)) throw error;
      // A failing payment must not stop the comparison of the others.
      const level = error instanceof GatewayUnavailable ? "warn" : "error";
      log[level]({ err: error, order: orderNo }, "could not compare a payment with the provider's records");
      unanswered += 1;
    }
  }
  return { checked: rows.length, unanswered, differences };
};

/** Days that the hourly job looks back, enough for an outage overnight. */
const jobDays = 2;

/** Compares, applies and logs differences. Runs as a job. */
export const logRefundDifferences = async (ctx: AppContext, gateways: Gateways): Promise<void> => {
  const { differences } = await reconcileRefunds(ctx, gateways, jobDays);
  for (const difference of differences)
    ctx.log.error(difference, "a payment differed from the provider's records and was updated");
};
