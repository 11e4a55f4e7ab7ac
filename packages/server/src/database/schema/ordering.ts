import type { PaymentHold } from "@carmine/api/contract";
import { sql, type SQL } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  smallint,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import type { LocalizedText } from "../../shared/localized-text.ts";
import { account } from "./accounts.ts";
import { product, sku } from "./catalogue.ts";
import { merchant } from "./merchants.ts";
import type { OrderPlace } from "./order-place.ts";
import { claimedCoupon } from "./promotion.ts";

/** The columns of rule 1; a placed order is never recomputed. */
const amounts = {
  goods: numeric().notNull(),
  coupon: numeric().notNull(),
  points: numeric().notNull(),
  freight: numeric().notNull(),
  tax: numeric().notNull(),
  total: numeric().notNull(),
};
const amountsCloseUp: SQL = sql.raw(
  `goods >= 0 and coupon >= 0 and points >= 0 and freight >= 0 and tax >= 0 and total >= 0 and total = goods - coupon - points + freight + tax`,
);

/** The marketplace's share of `coupon`; the merchant pays the rest. */
const platformCoupon = () => numeric().notNull().default("0");
const platformCouponFits = sql.raw(`platform_coupon between 0 and coupon`);

const moment = () => timestamp({ withTimezone: true });

export interface HeldLine {
  skuId: number;
  quantity: number;
}

/** A checkout session: the items that a shopper is about to order, for some minutes. */
export const checkoutSession = pgTable(
  "checkout_session",
  {
    orderNo: text().primaryKey(),
    accountId: integer()
      .notNull()
      .references(() => account.id, { onDelete: "cascade" }),
    lines: jsonb().$type<HeldLine[]>().notNull(),
    /** Rows of the cart that placing the order deletes; empty for "buy now". */
    cartIds: integer().array().notNull(),
    /** Total last sent to the client; null before the first one. */
    shownTotal: numeric(),
    expiresAt: moment().notNull(),
  },
  (table) => [index("checkout_session_expiry").on(table.expiresAt)],
);

/** One checkout (PT…), paid and canceled as a whole. */
export const masterOrder = pgTable(
  "master_order",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    orderNo: text().notNull().unique("master_order_no"),
    accountId: integer()
      .notNull()
      .references(() => account.id),
    realName: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    /** Address at the time of the order, in one line. */
    address: text().notNull(),
    /** Parts of that address; null for orders placed before it was stored. */
    place: jsonb().$type<OrderPlace>(),
    currency: text().notNull(),
    totalNum: integer().notNull(),
    ...amounts,
    pointsUsed: integer().notNull(),
    pstNumber: text(),
    taxes: jsonb().$type<{ name: LocalizedText; rate: string; amount: string }[]>().notNull(),
    /** Claimed coupon of the platform. */
    claimId: integer().references(() => claimedCoupon.id),
    mark: text().notNull(),
    payType: text().notNull(),
    payChannel: text().notNull(),
    /** Payment starts that the provider answered with an error; part of the next idempotency key. */
    failedStarts: integer().notNull().default(0),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    paidAt: moment(),
    cancelledAt: moment(),
    /** IP address key of an unpaid order, for rate limits; null once it is paid or canceled. */
    origin: text(),
  },
  (table) => [
    check("master_order_amounts", amountsCloseUp),
    check("master_order_ending", sql`num_nonnulls(${table.paidAt}, ${table.cancelledAt}) <= 1`),
    check("master_order_points", sql`${table.pointsUsed} >= 0`),
    // The direction must equal `order by id desc`, nulls included: lists read these indexes backwards.
    index("master_order_account").on(table.accountId, table.id.desc().nullsFirst()),
    index("master_order_origin")
      .on(table.origin)
      .where(sql`origin is not null`),
    index("master_order_unpaid")
      .on(table.expiresAt)
      .where(sql`paid_at is null and cancelled_at is null`),
  ],
);

/** The part of a checkout shipped by one merchant (SH…). */
export const merchantOrder = pgTable(
  "merchant_order",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    orderNo: text().notNull().unique("merchant_order_no"),
    masterOrderId: integer()
      .notNull()
      .references(() => masterOrder.id),
    accountId: integer()
      .notNull()
      .references(() => account.id),
    merchantId: integer()
      .notNull()
      .references(() => merchant.id),
    merchantName: text().notNull(),
    totalNum: integer().notNull(),
    ...amounts,
    platformCoupon: platformCoupon(),
    /** Claimed coupon of the merchant. */
    claimId: integer().references(() => claimedCoupon.id),
    mark: text().notNull(),
    /** The shopper sends it as a gift; `mark` is the message to the recipient. */
    isGift: boolean().notNull().default(false),
    /** 0 to ship, 1 to receive, 2 to review, 3 finished, 9 canceled; unpaid while 0 without `paidAt`. */
    status: smallint().notNull().default(0),
    /** 0 none, 1 applied, 2 refunding, 3 refunded. */
    refundStatus: smallint().notNull().default(0),
    /** Why the order can't be shipped or refunded: its payment is disputed, or was refunded externally. */
    paymentHold: text().$type<PaymentHold>(),
    createdAt: moment().notNull(),
    paidAt: moment(),
    shippedAt: moment(),
    receivedAt: moment(),
    /** When the shopper deleted it from their list. */
    hiddenAt: moment(),
    /** Since when and why its team holds it back; it can't be shipped meanwhile. */
    heldAt: moment(),
    heldReason: text(),
    /** Destination, two letters; null for orders placed before it was stored. */
    country: text(),
    /** Working days that the shop promised for handing it to the carrier. */
    handlingDays: smallint(),
    /** End of those days, set by the payment. */
    shipBy: moment(),
    deliveryType: text().$type<"express" | "merchant" | "fictitious">(),
    deliveryName: text(),
    deliveryCode: text(),
    deliveryId: text(),
  },
  (table) => [
    check("merchant_order_amounts", amountsCloseUp),
    check("merchant_order_platform_coupon", platformCouponFits),
    check("merchant_order_status", sql`${table.status} in (0, 1, 2, 3, 9)`),
    check("merchant_order_refund_status", sql`${table.refundStatus} between 0 and 3`),
    check("merchant_order_payment_hold", sql`${table.paymentHold} in ('disputed', 'refundedExternally')`),
    check("merchant_order_shipped_paid", sql`${table.paidAt} is not null or ${table.status} in (0, 9)`),
    check("merchant_order_hidden", sql`${table.hiddenAt} is null or ${table.status} in (2, 3, 9)`),
    index("merchant_order_master").on(table.masterOrderId),
    index("merchant_order_account").on(table.accountId, table.id.desc().nullsFirst()),
    // For the job that completes sent orders.
    index("merchant_order_sent")
      .on(table.shippedAt)
      .where(sql`status = 1`),
    // For sales counts per period.
    index("merchant_order_paid")
      .on(table.paidAt)
      .where(sql`paid_at is not null`),
    // For filters of order lists for staff that match few of many orders.
    index("merchant_order_paid_in_shop")
      .on(table.merchantId, table.paidAt, table.id)
      .where(sql`paid_at is not null`),
    index("merchant_order_carrier")
      .on(table.deliveryCode, table.merchantId, table.createdAt, table.id)
      .where(sql`delivery_code is not null`),
    index("merchant_order_total").on(table.total, table.merchantId, table.id),
    index("merchant_order_country").on(table.country, table.createdAt, table.id),
    index("merchant_order_payment_problem")
      .on(table.createdAt, table.id)
      .where(sql`payment_hold is not null`),
    index("merchant_order_marked")
      .on(table.merchantId, table.id)
      .where(sql`mark <> ''`),
    // For the customer's language, which is read from the account.
    index("merchant_order_customer").on(table.merchantId, table.accountId, table.id),
    index("merchant_order_merchant").on(table.merchantId, table.status, table.id.desc().nullsFirst()),
    index("merchant_order_newest").on(table.merchantId, table.id.desc().nullsFirst()),
    // For lists by the date that they show, which isn't always the order of the ids: old orders can be imported.
    index("merchant_order_placed").on(table.merchantId, table.createdAt, table.id),
    index("merchant_order_placed_everywhere").on(table.createdAt, table.id),
    index("merchant_order_ship_by").on(table.merchantId, table.shipBy, table.id),
    // For the views of work: orders to ship, and refunds to decide.
    index("merchant_order_to_ship")
      .on(table.shipBy, table.id)
      .where(sql`status = 0 and paid_at is not null`),
    // Exactly the view of orders to ship, newest first: its count reads the index only.
    index("merchant_order_shippable")
      .on(table.merchantId, table.createdAt, table.id)
      .where(
        sql`status = 0 and paid_at is not null and refund_status = 0 and payment_hold is null and held_at is null`,
      ),
    index("merchant_order_refund")
      .on(table.merchantId, table.refundStatus)
      .where(sql`refund_status <> 0`),
  ],
);

/** One sku of an order, with names and picture at the time of the order. */
export const orderLine = pgTable(
  "order_line",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    merchantOrderId: integer()
      .notNull()
      .references(() => merchantOrder.id),
    productId: integer()
      .notNull()
      .references(() => product.id),
    skuId: integer()
      .notNull()
      .references(() => sku.id),
    name: jsonb().$type<LocalizedText>().notNull(),
    /** Chosen values joined by comma. */
    skuText: jsonb().$type<LocalizedText>().notNull(),
    /** Picture key. */
    picture: text(),
    price: numeric().notNull(),
    quantity: integer().notNull(),
    weight: numeric().notNull(),
    volume: numeric().notNull(),
    ...amounts,
    platformCoupon: platformCoupon(),
    isReviewed: boolean().notNull().default(false),
    /** Units sent in parcels. */
    sent: integer().notNull().default(0),
    /** Refunded units, including accepted refunds; `unsent` of them were never sent. */
    refunded: integer().notNull().default(0),
    unsent: integer().notNull().default(0),
    /** Refunded money of those units. */
    refundedTotal: numeric().notNull().default("0"),
    /** Units of an undecided refund request; a line has one such request at a time. */
    requested: integer().notNull().default(0),
  },
  (table) => [
    check(
      "order_line_sent",
      sql`${table.sent} >= 0 and ${table.sent} + ${table.unsent} <= ${table.quantity}`,
    ),
    check(
      "order_line_refunded",
      sql`${table.unsent} between 0 and ${table.refunded} and ${table.refunded} <= ${table.quantity}`,
    ),
    check(
      "order_line_requested",
      sql`${table.requested} >= 0 and ${table.refunded} + ${table.requested} <= ${table.quantity}`,
    ),
    check("order_line_refunded_total", sql`${table.refundedTotal} between 0 and ${table.total}`),
    check("order_line_amounts", amountsCloseUp),
    check("order_line_platform_coupon", platformCouponFits),
    check("order_line_goods", sql`${table.goods} = ${table.price} * ${table.quantity}`),
    check("order_line_quantity", sql`${table.quantity} > 0`),
    index("order_line_order").on(table.merchantOrderId),
    index("order_line_product").on(table.productId),
    index("order_line_sku").on(table.skuId),
  ],
);
