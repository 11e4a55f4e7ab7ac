import * as z from "zod/mini";
import { linesField } from "../after-sale.ts";
import { endpoint } from "../endpoint.ts";
import { requiredText } from "../fields.ts";
import { messageKeys } from "../message-keys.ts";
import { refundForm } from "../refund-shapes.ts";
import { decimal, decimalInput } from "../values.ts";
import { merchantOrderNo } from "./orders.ts";

/** Refundable amounts of an order, for staff. */
export const staffRefundForm = z.extend(refundForm, {
  currency: z.string(),
  /** How the order was paid, and where the money returns to. */
  payType: z.string(),
  /** Highest goodwill amount: the total minus refunds and undecided requests. */
  maxAmount: decimal,
});
export type StaffRefundForm = z.output<typeof staffRefundForm>;

/** A refund by staff: of `lines`, of a goodwill `amount`, or of everything that is left. */
export const staffRefundBody = z
  .object({
    /** The shopper reads it. */
    reason: requiredText(messageKeys.emptyReason, 255),
    lines: z.optional(z.nullable(linesField)),
    /** Decimal amount in the currency of the order, such as "5.00". The units stay refundable. */
    amount: z.optional(
      z.pipe(
        decimalInput,
        z
          .string(messageKeys.wrongParameter)
          .check(z.regex(/^\d{1,9}(\.\d{1,3})?$/, messageKeys.wrongParameter)),
      ),
    ),
  })
  .check(z.refine(({ lines, amount }) => !(lines && amount !== undefined), messageKeys.wrongParameter));
export type StaffRefundBody = z.output<typeof staffRefundBody>;

export const merchantOrderRefundForm = endpoint({
  method: "GET",
  path: "/api/merchant/order/refund/form/{orderNo}",
  policy: "merchant",
  needs: "refunds.decide",
  summary:
    "What can be refunded of a merchant order (SH…): the amount of one, two … units, and the highest amount.",
  params: merchantOrderNo,
  data: staffRefundForm,
});

export const merchantOrderRefund = endpoint({
  method: "POST",
  path: "/api/merchant/order/refund/{orderNo}",
  policy: "merchant",
  needs: "refunds.decide",
  summary:
    "Refunds a paid merchant order (SH…) without a request of the shopper: some units, a goodwill amount, or everything that is left. The shopper is notified with the reason.",
  params: merchantOrderNo,
  body: staffRefundBody,
  idempotencyKey: true,
  data: z.object({ refundOrderNo: z.string() }),
});
