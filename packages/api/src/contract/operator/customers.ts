import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { idField, requiredText, searchWords, textField } from "../fields.ts";
import { messageKeys } from "../message-keys.ts";
import { wireLocales } from "../limits.ts";
import { instant, staffPageOf } from "../merchant/staff-values.ts";
import { orderStates } from "../order-status.ts";
import { acceptedAgreement } from "./entries/text-entries.ts";
import { decimal, idInput, orNull, pageQuery, withDefault } from "../values.ts";

/** Views of the list of customers. `erasing` are accounts whose erasure is scheduled. */
export const customerViews = ["all", "registered", "guests", "disabled", "erasing"] as const;
export type CustomerView = (typeof customerViews)[number];

export const customerStatuses = ["active", "disabled", "closed"] as const;

/** A customer in the list. Email and phone are masked without the right `people.read`. */
export const customerRow = z.object({
  uid: z.number(),
  name: z.string(),
  avatar: orNull(z.string()),
  email: orNull(z.string()),
  /** With dial code: "+1 6045550100". */
  phone: orNull(z.string()),
  isGuest: z.boolean(),
  status: z.enum(customerStatuses),
  /** When the account will be erased; null if that isn't scheduled. */
  erasureAt: orNull(instant),
  /** Paid merchant orders. */
  orderCount: z.number(),
  /** Payments in the currency of the marketplace; null without the right `orders.amounts`, like `refunded`. */
  spent: orNull(decimal),
  /** Refunded money, including refunds in progress. */
  refunded: orNull(decimal),
  /** Refund requests. */
  refundCount: z.number(),
  /** Last use of a session; null without one. */
  lastSeenAt: orNull(instant),
  createAt: instant,
});
export type CustomerRow = z.output<typeof customerRow>;

export const operatorCustomerList = endpoint({
  method: "GET",
  path: "/api/operator/customer/list",
  policy: "operator",
  needs: "orders.read",
  summary:
    "Customers of the marketplace, newest first. Searching by email or phone number needs the right `people.read`.",
  query: z.object({
    /** Part of a name, an email or the digits of a phone number, or a whole order number. */
    words: searchWords(100),
    view: withDefault(z.enum(customerViews, messageKeys.wrongParameter), "all"),
    /** `after` of the previous page. It replaces `page`. */
    after: z.optional(textField("reference", messageKeys.wrongParameter, z.regex(/^\d{1,10}$/))),
    ...pageQuery,
  }),
  data: staffPageOf(customerRow),
});

/** A customer with the latest entries of each kind, at most 10, newest first. */
export const customer = z.extend(customerRow, {
  /** Language of the last sign-in. */
  locale: z.enum(wireLocales),
  /** Whether the account works for the marketplace; only members with `staff.write` can change it. */
  isOperator: z.boolean(),
  /** Usable points, and points that are frozen until the after-sale time is over. */
  points: z.object({ current: z.number(), frozen: z.number() }),
  orders: z.array(
    z.object({
      orderNo: z.string(),
      merName: z.string(),
      state: z.enum(orderStates),
      total: orNull(decimal),
      at: instant,
    }),
  ),
  refunds: z.array(
    z.object({
      refundOrderNo: z.string(),
      /** The merchant order. */
      orderNo: z.string(),
      merName: z.string(),
      refundStatus: z.number(),
      total: orNull(decimal),
      at: instant,
    }),
  ),
  reviews: z.array(
    z.object({
      id: z.number(),
      productId: z.number(),
      productName: z.string(),
      star: z.number(),
      text: z.string(),
      isHidden: z.boolean(),
      at: instant,
    }),
  ),
  pointEntries: z.array(
    z.object({
      id: z.number(),
      /** In the caller's language. */
      title: z.string(),
      /** Negative for debits. */
      amount: z.number(),
      balance: z.number(),
      at: instant,
    }),
  ),
  coupons: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      value: decimal,
      /** Null for a coupon of the marketplace. */
      merName: orNull(z.string()),
      endsAt: instant,
      usedAt: orNull(instant),
    }),
  ),
  /** Legal texts that the account agreed to, the latest first. Standard texts have no version and aren't listed. */
  agreements: z.array(acceptedAgreement),
  /** Empty for staff without the right `people.read`, like `mails` and `notes`. */
  sessions: z.array(z.object({ id: z.number(), device: z.string(), createAt: instant, lastSeenAt: instant })),
  mails: z.array(
    z.object({
      id: z.number(),
      subject: z.string(),
      at: instant,
      sentAt: orNull(instant),
      /** Whether it can be sent again: it wasn't delivered and hasn't expired. */
      isResendable: z.boolean(),
    }),
  ),
  notes: z.array(z.object({ id: z.number(), author: z.string(), text: z.string(), at: instant })),
});
export type Customer = z.output<typeof customer>;

export const operatorCustomerDetail = endpoint({
  method: "GET",
  path: "/api/operator/customer/detail/{uid}",
  policy: "operator",
  needs: "orders.read",
  summary:
    "A customer with orders, refunds, reviews, points, coupons, sessions, mails and notes. Null if the caller's role has to give a reason first (`customer/open`).",
  params: z.object({ uid: idInput }),
  data: orNull(customer),
});

const uid = idField;
const reason = requiredText(messageKeys.emptyReason, 500);
const reasoned = z.object({ uid, reason });

export const operatorCustomerOpen = endpoint({
  method: "POST",
  path: "/api/operator/customer/open",
  policy: "operator",
  needs: "people.read",
  summary:
    "Records why the caller opens a customer. Support has to do this before `customer/detail`, which it then can read for 12 hours.",
  body: reasoned,
  data: z.null(),
});

export const operatorCustomerPoints = endpoint({
  method: "POST",
  path: "/api/operator/customer/points",
  policy: "operator",
  needs: "people.write",
  summary:
    "Adds points to a customer's usable ones or deducts some of them, and notifies the customer. Code 409 and `changedData` if they aren't `from` any more.",
  body: z.object({
    uid,
    /** Usable points that the caller saw. */
    from: z.int(messageKeys.wrongParameter).check(z.minimum(0, messageKeys.wrongParameter)),
    to: z
      .int(messageKeys.wrongParameter)
      .check(z.minimum(0, messageKeys.wrongParameter), z.maximum(100_000_000, messageKeys.wrongParameter)),
    reason,
  }),
  data: z.null(),
});

export const operatorCustomerCoupons = endpoint({
  method: "GET",
  path: "/api/operator/customer/coupon/list/{uid}",
  policy: "operator",
  needs: "people.write",
  summary: "Coupons of the marketplace that can be granted to a customer, newest first, at most 100.",
  params: z.object({ uid: idInput }),
  data: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      value: decimal,
      /** Minimum of the order; 0 for none. */
      minimum: decimal,
      /** Remaining number; null without a limit. */
      left: orNull(z.number()),
    }),
  ),
});

export const operatorCustomerCoupon = endpoint({
  method: "POST",
  path: "/api/operator/customer/coupon",
  policy: "operator",
  needs: "people.write",
  summary:
    "Grants a customer a coupon of the marketplace, once, and notifies the customer. Refused if none is left.",
  body: z.object({ uid, couponId: idField, reason }),
  data: z.null(),
});

export const operatorCustomerDisable = endpoint({
  method: "POST",
  path: "/api/operator/customer/disable",
  policy: "operator",
  needs: "people.write",
  summary:
    "Signs an account out everywhere and blocks its sign-in; its orders continue. No effect on a disabled one.",
  body: reasoned,
  data: z.null(),
});

export const operatorCustomerEnable = endpoint({
  method: "POST",
  path: "/api/operator/customer/enable",
  policy: "operator",
  needs: "people.write",
  summary: "Allows a disabled account to sign in again.",
  body: reasoned,
  data: z.null(),
});

export const operatorCustomerSignOut = endpoint({
  method: "POST",
  path: "/api/operator/customer/signOut",
  policy: "operator",
  needs: "people.write",
  summary: "Ends all sessions of a customer.",
  body: reasoned,
  data: z.null(),
});

export const operatorCustomerExport = endpoint({
  method: "POST",
  path: "/api/operator/customer/export",
  policy: "operator",
  needs: "people.write",
  summary: "Mails a customer the file with all data stored about the account, without secrets.",
  body: reasoned,
  data: z.null(),
});

export const operatorCustomerErase = endpoint({
  method: "POST",
  path: "/api/operator/customer/erase",
  policy: "operator",
  needs: "people.write",
  summary:
    "Schedules the erasure of an account in 7 days, signs it out and notifies the customer. Refused while orders or refunds are in progress.",
  body: reasoned,
  data: z.object({ erasureAt: instant }),
});

export const operatorCustomerKeep = endpoint({
  method: "POST",
  path: "/api/operator/customer/keep",
  policy: "operator",
  needs: "people.write",
  summary: "Cancels a scheduled erasure.",
  body: reasoned,
  data: z.null(),
});

export const operatorCustomerNote = endpoint({
  method: "POST",
  path: "/api/operator/customer/note",
  policy: "operator",
  needs: "people.write",
  summary: "Adds a note of the team about a customer. It is part of the data that the customer can export.",
  body: z.object({ uid, text: requiredText(messageKeys.wrongParameter, 1000) }),
  data: z.null(),
});

export const operatorCustomerResend = endpoint({
  method: "POST",
  path: "/api/operator/customer/resend",
  policy: "operator",
  needs: "people.write",
  summary: "Sends an undelivered mail of a customer again.",
  body: z.object({ uid, id: idField }),
  data: z.null(),
});
