import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { orderNoField, requiredText, searchWords, textField } from "../fields.ts";
import { wireLocales } from "../limits.ts";
import { messageKeys } from "../message-keys.ts";
import { merchantOrder, orderCard, orderItem, taxLine } from "../order-shapes.ts";
import { logistics, parcel } from "../parcel-shapes.ts";
import { orderActors, orderStates } from "../order-status.ts";
import {
  countryInput,
  decimal,
  flagInput,
  idInput,
  orNull,
  pageQuery,
  priceAmount,
  withDefault,
} from "../values.ts";
import { instant, instantInput, staffPageOf } from "./staff-values.ts";

/**
 * Views of the order list. `toShip` is paid and can be shipped now, without a refund or a payment dispute;
 * `late` is the part of it whose `shipByAt` has passed; `onHold` is held back by its team; `refundRequested` waits for the shop's decision or for
 * returned items.
 */
export const orderViews = [
  "all",
  "toShip",
  "late",
  "onHold",
  "inTransit",
  "received",
  "refundRequested",
  "unpaid",
  "canceled",
] as const;
export type OrderView = (typeof orderViews)[number];

/** `shipBy` lists the earliest `shipByAt` first, orders without one last. */
export const orderSorts = ["newest", "oldest", "shipBy"] as const;
export type OrderSort = (typeof orderSorts)[number];

export const paymentFilters = ["paid", "unpaid", "disputed"] as const;
export const fulfillmentFilters = ["unshipped", "partlyShipped", "onHold", "shipped", "received"] as const;
export const refundFilters = ["none", "requested", "inProgress", "refunded"] as const;

const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.optional(z.enum(values, messageKeys.wrongParameter));

/** Filters of order lists for merchants and the operator; all of them apply together. */
export const staffOrderFilters = {
  /**
   * Part of an order number in any grouping, a name, an email, digits of a phone number, a SKU or a tracking
   * number.
   */
  words: searchWords(100),
  payment: oneOf(paymentFilters),
  fulfillment: oneOf(fulfillmentFilters),
  refund: oneOf(refundFilters),
  /** Destination, two letters. */
  country: z.optional(countryInput),
  /** Orders placed at or after this instant. */
  from: z.optional(instantInput),
  /** Orders placed before this instant. */
  to: z.optional(instantInput),
  /** Orders paid at or after this instant. */
  paidFrom: z.optional(instantInput),
  /** Orders paid before this instant. */
  paidTo: z.optional(instantInput),
  /** Orders that can be shipped now and have to be shipped at or after this instant. */
  shipByFrom: z.optional(instantInput),
  /** Orders that can be shipped now and have to be shipped before this instant. */
  shipByTo: z.optional(instantInput),
  /** Orders that can be shipped now and whose `shipByAt` has passed, as in the view `late`. */
  isLate: z.optional(flagInput),
  /** Code of the carrier of the last parcel. */
  carrier: z.optional(textField("reference", messageKeys.wrongParameter, z.maxLength(32))),
  /** Orders of at least this total. Filters by the total require the right `orders.amounts`. */
  minTotal: z.optional(priceAmount),
  /** Orders of at most this total. */
  maxTotal: z.optional(priceAmount),
  /** The customer's language: that of their last sign-in. */
  language: oneOf(wireLocales),
  hasNote: z.optional(flagInput),
  /** One shop; otherwise every shop that the caller works for. */
  merId: z.optional(idInput),
};

export const staffOrderQuery = {
  ...staffOrderFilters,
  view: withDefault(z.enum(orderViews, messageKeys.wrongParameter), "all"),
  sort: withDefault(z.enum(orderSorts, messageKeys.wrongParameter), "newest"),
  /** `after` of the previous page, with unchanged filters and sort. It replaces `page`. */
  after: z.optional(
    textField(
      "reference",
      messageKeys.wrongParameter,
      z.regex(/^(\d{4}-\d\d-\d\dT[\d:.]+Z)?_\d{1,10}$/, messageKeys.wrongParameter),
    ),
  ),
  ...pageQuery,
};

/** Number of a merchant order. */
export const merchantOrderNo = z.object({ orderNo: orderNoField(/^SH\d{8,40}$/) });

/** A line of an order as shown to staff. */
export const staffOrderItem = z.extend(orderItem, {
  /** Null without the right `orders.amounts`. */
  price: orNull(decimal),
  /** The merchant's article number; empty without one. */
  code: z.string(),
  /** Units that are still to be shipped. */
  toShipNum: z.number(),
});
export type StaffOrderItem = z.output<typeof staffOrderItem>;

/** Destination of an order in short. Null for orders placed before it was stored. */
export const orderPlace = z.object({
  /** Two letters. */
  country: z.string(),
  /** In the caller's language. */
  countryName: z.string(),
  /** Name of the state or province. */
  region: orNull(z.string()),
  city: orNull(z.string()),
});

export const orderPaymentStates = ["unpaid", "paid", "disputed", "partlyRefunded", "refunded"] as const;

/** Fields of an order for staff; amounts are null without the right `orders.amounts`. */
const staffOrderFields = {
  state: z.enum(orderStates),
  payment: z.enum(orderPaymentStates),
  currency: z.string(),
  place: orNull(orderPlace),
  /** Email requires the right `people.read`; without it, name and phone end 30 days after the receipt. */
  email: orNull(z.string()),
  realName: orNull(z.string()),
  userPhone: orNull(z.string()),
  /** Note of the shopper; for a gift, the message to its recipient. */
  userRemark: orNull(z.string()),
  isGift: z.boolean(),
  /** When the shop has to ship it; null for unpaid and for old orders. */
  shipByAt: orNull(instant),
  /** Whether it is to be shipped and `shipByAt` has passed. */
  isLate: z.boolean(),
  createAt: instant,
  payAt: orNull(instant),
  /** Number of notes of the team. */
  noteCount: z.number(),
  /** Since when and why the team holds it back. Null for other orders. */
  heldAt: orNull(instant),
  heldReason: orNull(z.string()),
  /** Whether the order can be shipped now. */
  isShippable: z.boolean(),
  refundedPrice: orNull(decimal),
  orderInfoList: z.array(staffOrderItem),
};

/** A row of the order list. `totalNum` counts units. */
export const staffOrderRow = z.extend(orderCard, {
  ...staffOrderFields,
  uid: orNull(z.number()),
  payPrice: orNull(decimal),
  payType: orNull(z.string()),
});
export type StaffOrderRow = z.output<typeof staffOrderRow>;

export const merchantOrderList = endpoint({
  method: "GET",
  path: "/api/merchant/order/list",
  policy: "merchant",
  needs: "orders.read",
  summary: "Orders of the caller's shops, newest first.",
  query: z.object(staffOrderQuery),
  data: staffPageOf(staffOrderRow),
});

/** Number of orders in each view, at most `maxCount`. */
export const orderCounts = z.object(
  Object.fromEntries(orderViews.map((view) => [view, z.number()])) as Record<OrderView, z.ZodMiniNumber>,
);
export type OrderCounts = z.output<typeof orderCounts>;

export const merchantOrderCounts = endpoint({
  method: "GET",
  path: "/api/merchant/order/counts",
  policy: "merchant",
  needs: "orders.read",
  summary:
    "Number of orders in each view, with the filters of the list: for tabs, menu and overview. A count of 10,000 means that many or more.",
  query: z.object(staffOrderFilters),
  data: orderCounts,
});

/** An event of an order, oldest first. */
export const staffOrderEvent = z.object({
  state: z.enum(orderStates),
  /** In the caller's language. */
  title: z.string(),
  who: z.enum(orderActors),
  note: orNull(z.string()),
  at: instant,
});

/** A note of the shop's team, invisible to the shopper. */
export const staffOrderNote = z.object({
  id: z.number(),
  uid: z.number(),
  /** Nickname of the author. */
  author: z.string(),
  text: z.string(),
  at: instant,
});
export type StaffOrderNote = z.output<typeof staffOrderNote>;

export const staffParcel = z.extend(parcel, {
  createAt: instant,
  deliveredAt: orNull(instant),
  /** Tracking steps, oldest first, in the caller's language. */
  steps: z.array(
    z.object({ at: instant, text: z.string(), place: orNull(z.string()), isByHand: z.boolean() }),
  ),
});

/** The part of a delivery address that staff can change: country and region determine the amounts. */
export const changeableAddress = z.object({
  realName: textField("verbatim"),
  phone: textField("verbatim"),
  street: textField("verbatim"),
  city: z.nullable(textField("verbatim")),
  district: z.nullable(textField("verbatim")),
  postalCode: z.nullable(textField("verbatim")),
});
export type ChangeableAddress = z.output<typeof changeableAddress>;

export const staffOrderDetail = z.extend(merchantOrder, {
  ...staffOrderFields,
  proTotalPrice: orNull(decimal),
  payPrice: orNull(decimal),
  /** Tax of the whole checkout (all shops) by rate. */
  taxList: z.array(taxLine),
  /** Lines of the address in the format of its country; the country is the last one. */
  addressLines: z.array(z.string()),
  /** Address that the reader can change now; null if they can't. */
  changeableAddress: orNull(changeableAddress),
  parcels: z.array(staffParcel),
  history: z.array(staffOrderEvent),
  notes: z.array(staffOrderNote),
  /** The marketplace's fee and the amount due to the shop after fee and refunds; null until it is paid. */
  feePrice: orNull(decimal),
  netPrice: orNull(decimal),
  /** Orders of this shopper in this shop, including this one. */
  shopperOrderCount: z.number(),
  expressInfo: orNull(logistics),
});
export type StaffOrderDetail = z.output<typeof staffOrderDetail>;

export const merchantOrderDetail = endpoint({
  method: "GET",
  path: "/api/merchant/order/detail/{orderNo}",
  policy: "merchant",
  needs: "orders.read",
  summary:
    "A merchant order (SH…) of the caller's shops, with its consignee, items, parcels, history, notes and the shop's net amount.",
  params: merchantOrderNo,
  data: staffOrderDetail,
});

export const merchantOrderNote = endpoint({
  method: "POST",
  path: "/api/merchant/order/note/{orderNo}",
  policy: "merchant",
  needs: "orders.note",
  summary: "Adds a note of the team to a merchant order (SH…). The shopper doesn't see it.",
  params: merchantOrderNo,
  body: z.object({ text: requiredText(messageKeys.wrongParameter, 1000) }),
  data: staffOrderNote,
});
