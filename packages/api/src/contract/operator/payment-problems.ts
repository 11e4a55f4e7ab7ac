import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { requiredText } from "../fields.ts";
import { messageKeys } from "../message-keys.ts";
import { paymentProblemKinds, problemOutcomes } from "../payment-problems.ts";
import { dateTime, decimal, flagInput, idInput, orNull, pageOf, pageQuery } from "../values.ts";

export const paymentProblemItem = z.object({
  id: z.number(),
  kind: z.enum(paymentProblemKinds),
  /** Payment provider, such as `stripe`. */
  provider: z.string(),
  /** The provider's code, such as `balance_insufficient`. */
  code: orNull(z.string()),
  message: orNull(z.string()),
  /** Number of the order (PT…). */
  orderNo: orNull(z.string()),
  /** Number of the refund (RE…). */
  refundOrderNo: orNull(z.string()),
  amount: orNull(decimal),
  currency: orNull(z.string()),
  /** How often it occurred while the problem was open. */
  occurrences: z.number(),
  createTime: dateTime,
  lastTime: dateTime,
  /** Null while it is open. */
  resolveTime: orNull(dateTime),
  /** The operator's note; null for an automatically resolved problem. */
  resolution: orNull(z.string()),
});
export type PaymentProblemItem = z.output<typeof paymentProblemItem>;

export const operatorPaymentProblemList = endpoint({
  method: "GET",
  path: "/api/operator/payment/problem/list",
  policy: "operator",
  needs: "money.read",
  summary:
    "Payments and refunds that need attention: failed and refused refunds, disputes, refunds made in the provider's dashboard, refused payments. Newest first.",
  query: z.object({
    /** Includes resolved ones. @default false */
    all: z.optional(flagInput),
    ...pageQuery,
  }),
  data: pageOf(paymentProblemItem),
});

export const operatorPaymentProblemResolve = endpoint({
  method: "POST",
  path: "/api/operator/payment/problem/resolve/{id}",
  policy: "operator",
  needs: "money.write",
  summary:
    "Resolves a payment problem with a note. A failed or refused refund needs an outcome: `retry` sends it again, `settled` records that it was paid in another way.",
  params: z.object({ id: idInput }),
  body: z.object({
    reason: requiredText(messageKeys.emptyReason, 255),
    outcome: z.optional(z.nullable(z.enum(problemOutcomes, messageKeys.wrongParameter))),
  }),
  data: z.null(),
});
