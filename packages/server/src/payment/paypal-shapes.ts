import * as z from "zod/mini";
import { minorDigits, toMinor } from "../shared/money.ts";
import type { ProviderDispute, ProviderRefund, ProviderRefundStatus } from "./gateway.ts";

const money = z.object({ currency_code: z.string(), value: z.string() });
const capture = z.object({ id: z.string(), status: z.string(), amount: money });
export const refundShape = z.object({
  id: z.string(),
  status: z.string(),
  amount: money,
  custom_id: z.optional(z.string()),
  status_details: z.optional(z.object({ reason: z.optional(z.string()) })),
});
/** A PayPal order with its captures and refunds. */
export const order = z.object({
  id: z.string(),
  status: z.string(),
  links: z._default(z.array(z.object({ rel: z.string(), href: z.string() })), []),
  purchase_units: z._default(
    z.array(
      z.object({
        amount: z.optional(money),
        custom_id: z.optional(z.string()),
        payments: z.optional(
          z.object({
            captures: z._default(z.array(capture), []),
            refunds: z._default(z.array(refundShape), []),
          }),
        ),
      }),
    ),
    [],
  ),
});
export type Order = z.output<typeof order>;

const refundStatuses: Readonly<Record<string, ProviderRefundStatus>> = {
  COMPLETED: "succeeded",
  FAILED: "failed",
  CANCELLED: "canceled",
};

/** An unknown status counts as pending, so that it is queried again. */
export const refundOf = (made: z.output<typeof refundShape>): ProviderRefund => ({
  reference: made.id,
  status: refundStatuses[made.status] ?? "pending",
  amount: toMinor(made.amount.value, minorDigits(made.amount.currency_code)),
  ownId: made.custom_id ?? null,
  code: made.status_details?.reason ?? null,
});

/** All refunds of an order, and reversals by PayPal. Refunds made in PayPal may inherit the order's `custom_id`. */
export const refundsOf = ({ purchase_units: units }: Order): ProviderRefund[] =>
  units.flatMap(({ custom_id: orderNo, payments }) =>
    (payments?.refunds ?? []).map((made) => {
      const refund = refundOf(made);
      return refund.ownId === orderNo ? { ...refund, ownId: null } : refund;
    }),
  );

export const disputeList = z.object({
  items: z._default(z.array(z.object({ dispute_id: z.string() })), []),
});
export const dispute = z.object({
  dispute_id: z.string(),
  reason: z.string(),
  status: z.string(),
  dispute_amount: money,
  dispute_outcome: z.optional(z.object({ outcome_code: z.optional(z.string()) })),
});

const wonOutcomes: ReadonlySet<string> = new Set(["RESOLVED_SELLER_FAVOUR", "CANCELED_BY_BUYER", "DENIED"]);

/**
 * Any other outcome counts as lost: the shopper may have their money back, so the order must not be shipped. PayPal
 * returns the money of a dispute as a refund or reversal of the capture, which is booked as an external refund;
 * `funds` stays `none`, so that it is booked once.
 */
export const disputeOf = (found: z.output<typeof dispute>): ProviderDispute => ({
  reference: found.dispute_id,
  amount: toMinor(found.dispute_amount.value, minorDigits(found.dispute_amount.currency_code)),
  reason: found.reason,
  status:
    found.status !== "RESOLVED"
      ? "open"
      : wonOutcomes.has(found.dispute_outcome?.outcome_code ?? "")
        ? "won"
        : "lost",
  funds: "none",
});
