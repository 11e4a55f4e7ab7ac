import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { optionalReference, requiredReference, requiredVerbatim, textField } from "./fields.ts";
import { messageKeys } from "./message-keys.ts";
import { decimal, orNull, withDefault } from "./values.ts";

export const payTypes = ["stripe", "sandbox", "paypal", "wechat"] as const;
export type PayType = (typeof payTypes)[number];

export const paymentReasons = ["refused", "processing", "late", "wrongAmount"] as const;
export type PaymentReason = (typeof paymentReasons)[number];

export const payMethod = endpoint({
  method: "GET",
  path: "/api/front/pay/method",
  policy: "public",
  cached: ["payment", "page"],
  summary: "Available payment methods.",
  data: z.object({
    paypalStatus: withDefault(z.boolean(), false),
    stripeStatus: withDefault(z.boolean(), false),
    /** Public key for the provider's form; an extension. */
    stripePublishableKey: orNull(z.string()),
    wechatPaySwitch: withDefault(z.boolean(), false),
    sandboxStatus: withDefault(z.boolean(), false),
  }),
});

export const pay = endpoint({
  method: "POST",
  path: "/api/front/pay/payment",
  policy: "shopper",
  invalidates: ["payment"],
  summary:
    "Starts the payment of a master order (PT…); repeating the call for an unpaid order returns the same secret.",
  body: z.object({
    orderNo: requiredReference(messageKeys.emptyOrderNo, 64),
    /** Empty to use the only open payment method. */
    payType: optionalReference(32),
    payChannel: z.enum(["pc", "mobile"], messageKeys.wrongParameter),
  }),
  data: z.object({
    /** False until paid. */
    status: z.boolean(),
    payType: z.string(),
    orderNo: z.string(),
    redirect: orNull(z.string()),
    stripeClientSecret: orNull(z.string()),
  }),
  retrySafe: true,
});

const paypalToken = requiredVerbatim(messageKeys.emptyPaypalReturn, 64, messageKeys.emptyPaypalReturn);

export const paypalSuccess = endpoint({
  method: "POST",
  path: "/api/front/pay/paypal/success",
  policy: "shopper",
  invalidates: ["ordering", "payment", "promotion"],
  summary: "Captures a payment that the shopper approved on PayPal's page.",
  body: z.object({ token: paypalToken, payerID: paypalToken }),
  data: z.object({ status: z.boolean(), payPrice: decimal, orderNo: z.string() }),
  retrySafe: true,
});

export const paypalCancel = endpoint({
  method: "POST",
  path: "/api/front/pay/paypal/cancel",
  policy: "public",
  summary: "Cancels the unpaid order of an abandoned PayPal payment; false if there is none.",
  body: z.object({ token: paypalToken }),
  data: z.boolean(),
});

/** The sandbox's card form. Only published test numbers are accepted. */
export const sandboxCard = z.object({
  orderNo: requiredReference(messageKeys.emptyOrderNo, 64),
  number: textField("code", messageKeys.emptyCardNumber, z.regex(/^\d{12,19}$/, messageKeys.emptyCardNumber)),
  expiry: textField(
    "number",
    messageKeys.correctExpiry,
    z.regex(/^(0[1-9]|1[0-2])\/\d{2}$/, messageKeys.correctExpiry),
  ),
  cvc: textField("code", messageKeys.correctCvc, z.regex(/^\d{3,4}$/, messageKeys.correctCvc)),
  /** Result of the confirmation step after `requires_action`. */
  confirmed: z.optional(z.nullable(z.boolean())),
});

export const sandboxConfirm = endpoint({
  method: "POST",
  path: "/api/front/pay/sandbox/confirm",
  policy: "shopper",
  invalidates: ["ordering", "payment", "promotion"],
  summary:
    "Pays with a test card: 4242424242424242 succeeds, 4000000000000002 is declined, 4000002500003155 requires action. A public demo requires its key in the header or cookie `demo-key` (else code 403).",
  body: sandboxCard,
  data: z.object({
    status: z.enum(["succeeded", "declined", "requires_action"]),
    message: orNull(z.string()),
  }),
  retrySafe: true,
});

export const wechatPayResult = endpoint({
  method: "GET",
  path: "/api/front/pay/query/wechat/pay/result/{orderNo}",
  policy: "shopper",
  summary: "Whether a master order (PT…) is paid; queries the payment provider if needed.",
  params: z.object({ orderNo: requiredReference(messageKeys.emptyOrderNo, 64) }),
  data: z.boolean(),
});

export const payResult = endpoint({
  method: "GET",
  path: "/api/front/pay/result/{orderNo}",
  policy: "shopper",
  cached: ["payment", "live"],
  summary: "Payment state of a master order (PT…).",
  params: z.object({ orderNo: requiredReference(messageKeys.emptyOrderNo, 64) }),
  data: z.object({
    status: z.enum(["paid", "pending", "failed", "cancelled"]),
    /**
     * Why the newest payment didn't pay the order: refused by the provider, or refunded because it was late
     * or had another amount. `processing` means that the bank hasn't decided yet. Null otherwise.
     */
    reason: orNull(z.enum(paymentReasons)),
    /** Explanation in the caller's language. */
    message: orNull(z.string()),
    payPrice: decimal,
    orderNo: z.string(),
    /** Expiry of an unpaid order. */
    expireTime: orNull(z.string()),
  }),
});
