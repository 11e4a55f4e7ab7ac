import * as z from "zod/mini";
import { minorDigits, toMinor } from "../shared/money.ts";
import type { ProviderRefund, ProviderRefundStatus } from "./gateway.ts";

const money = z.object({ currency_code: z.string(), value: z.string() });
const capture = z.object({ id: z.string(), status: z.string(), amount: money });
export const givenBack = z.object({
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
        payments: z.optional(
          z.object({
            captures: z._default(z.array(capture), []),
            refunds: z._default(z.array(givenBack), []),
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
export const refundOf = (made: z.output<typeof givenBack>): ProviderRefund => ({
  reference: made.id,
  status: refundStatuses[made.status] ?? "pending",
  amount: toMinor(made.amount.value, minorDigits(made.amount.currency_code)),
  ownId: made.custom_id ?? null,
  code: made.status_details?.reason ?? null,
});
