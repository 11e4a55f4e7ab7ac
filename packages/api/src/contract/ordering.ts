import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import {
  idField,
  idFieldWith,
  optionalEmail,
  optionalIdField,
  optionalLine,
  optionalPhone,
  optionalReference,
  optionalText,
  orderNoField,
  quantityField,
  requiredReference,
  searchWords,
} from "./fields.ts";
import { limits } from "./limits.ts";
import { messageKeys } from "./message-keys.ts";
import {
  awaitPayOrder,
  masterOrder,
  merchantOrder,
  orderCard,
  preOrderData,
  priceBreakdown,
} from "./order-shapes.ts";
import { logistics } from "./parcel-shapes.ts";
import { decimalInput, flagInput, orNull, pageOf, pageQuery } from "./values.ts";

const orderNoParams = z.object({ orderNo: orderNoField(/^[A-Z]{2}\d{8,40}$/) });
const preOrderNo = requiredReference(messageKeys.emptyOrderNo, 64);

/** Coupon and note for one shop of the checkout. The note of a gift is a message to its recipient. */
const merchantChoices = z.optional(
  z.nullable(
    z
      .array(
        z.object({
          merId: idField,
          couponId: optionalIdField,
          mark: optionalText(limits.orderNote, messageKeys.noteLength),
          isGift: z.optional(z.nullable(flagInput)),
        }),
      )
      .check(z.maxLength(100)),
  ),
);

/** Choices that determine the price; sent with create as well. */
const priceChoices = {
  preOrderNo,
  addressId: optionalIdField,
  /** Id of the claimed coupon; absent, null or empty for none. */
  couponId: optionalIdField,
  /**
   * Pay with points. Without usable points, the price and create calls fail instead of charging the full amount.
   */
  useIntegral: z.optional(z.nullable(flagInput)),
  pstNumber: optionalReference(32),
  merchantList: merchantChoices,
};

/** `{shoppingCartId}` from the cart, `{productId, attrValueId, productNum}` for buy now. */
const cartSource = z.object({ shoppingCartId: idField });
const buyNowSource = z.object({ productId: idField, attrValueId: idField, productNum: quantityField });

export const preOrder = endpoint({
  method: "POST",
  path: "/api/front/order/pre/order",
  policy: "shopper",
  invalidates: [],
  summary: "Starts a checkout of cart rows or one sku; it expires 15 minutes after the last access.",
  body: z.discriminatedUnion(
    "preOrderType",
    [
      z.object({
        preOrderType: z.literal("shoppingCart"),
        orderDetails: z
          .array(cartSource, messageKeys.selectItem)
          .check(z.minLength(1, messageKeys.selectItem), z.maxLength(200, messageKeys.wrongParameter)),
      }),
      z.object({
        preOrderType: z.literal("buyNow"),
        orderDetails: z
          .array(buyNowSource, messageKeys.selectItem)
          .check(z.length(1, messageKeys.selectItem)),
      }),
    ],
    messageKeys.wrongParameter,
  ),
  data: z.object({ preOrderNo: z.string() }),
  retrySafe: true,
});

export const loadPreOrder = endpoint({
  method: "GET",
  path: "/api/front/order/load/pre/{preOrderNo}",
  policy: "shopper",
  cached: ["ordering", "live"],
  summary: "The checkout with the default address.",
  params: z.object({ preOrderNo: requiredReference(messageKeys.emptyOrderNo, 64) }),
  data: preOrderData,
});

export const computePrice = endpoint({
  method: "POST",
  path: "/api/front/order/computed/price",
  policy: "shopper",
  cached: ["ordering", "live"],
  summary: "Totals of the checkout for an address, coupons, points and a tax exemption.",
  body: z.object(priceChoices),
  data: priceBreakdown,
  retrySafe: true,
});

export const createOrder = endpoint({
  method: "POST",
  path: "/api/front/order/create",
  policy: "shopper",
  invalidates: ["cart", "ordering", "catalogue", "promotion"],
  summary:
    "Creates the order and reserves its stock; the same key returns the same order. Code 409 with the new totals if the total differs from `expectedPayFee` or, without it, from the last one that `order/load/pre` or `order/computed/price` returned; the same request is then accepted at the new total.",
  idempotencyKey: true,
  body: z
    .object({
      ...priceChoices,
      /** The shopper chose "I have a PST number": without one the order is refused instead of taxed. */
      hasPstNumber: z.optional(z.nullable(flagInput)),
      addressId: idFieldWith(messageKeys.emptyShippingAddress),
      /** Empty to use the only open payment method. */
      payType: optionalReference(32),
      payChannel: z.enum(["pc", "mobile"], messageKeys.wrongParameter),
      mark: optionalText(limits.orderNote, messageKeys.noteLength),
      realName: optionalLine(64),
      phone: optionalPhone(20),
      email: optionalEmail(254),
      expectedPayFee: z.optional(z.nullable(decimalInput)),
    })
    .check(
      z.refine(({ hasPstNumber, pstNumber }) => !hasPstNumber || Boolean(pstNumber), {
        path: ["pstNumber"],
        error: messageKeys.emptyPstNumber,
      }),
    ),
  data: z.object({ orderNo: z.string() }),
});

export const awaitPayList = endpoint({
  method: "GET",
  path: "/api/front/order/await/pay/list",
  policy: "shopper",
  cached: ["ordering", "live"],
  summary: "Unpaid master orders.",
  query: z.object(pageQuery),
  data: pageOf(awaitPayOrder),
});

export const orderList = endpoint({
  method: "GET",
  path: "/api/front/order/list",
  policy: "shopper",
  cached: ["ordering", "live"],
  summary: "Merchant orders by state: 0 unpaid, 1 to ship, 2 to receive, 3 finished, 4 to review, -9 all.",
  query: z.object({
    type: z.coerce.number<string | number>().check(
      z.int(),
      z.refine((type) => [0, 1, 2, 3, 4, -9].includes(type), messageKeys.wrongParameter),
    ),
    keywords: searchWords(100),
    ...pageQuery,
  }),
  data: pageOf(orderCard),
});

export const orderData = endpoint({
  method: "GET",
  path: "/api/front/order/data",
  policy: "shopper",
  cached: ["ordering", "live"],
  summary: "Number of orders by state.",
  data: z.object({
    unPaidCount: z.number(),
    unShippedCount: z.number(),
    receivedCount: z.number(),
    completeCount: z.number(),
  }),
});

export const orderCenterData = endpoint({
  method: "GET",
  path: "/api/front/order/center/data",
  policy: "shopper",
  cached: ["ordering", "live"],
  summary: "Number of orders by state, of lines to review and of open refunds.",
  data: z.object({
    unPaidCount: z.number(),
    unShippedCount: z.number(),
    receivedCount: z.number(),
    /** Lines that can be reviewed. */
    commentCount: z.number(),
    refundCount: z.number(),
    /** Orders with such lines, and finished orders; an extension. */
    toReviewCount: orNull(z.number()),
    completeCount: orNull(z.number()),
  }),
});

export const orderExpress = endpoint({
  method: "GET",
  path: "/api/front/order/express/{orderNo}",
  policy: "shopper",
  cached: ["ordering", "live"],
  summary: "Tracking of the parcels of a merchant order (SH…); null if nothing was sent.",
  params: orderNoParams,
  data: orNull(logistics),
});

export const masterOrderDetail = endpoint({
  method: "GET",
  path: "/api/front/order/master/detail/{orderNo}",
  policy: "shopper",
  cached: ["ordering", "live"],
  summary: "A master order (PT…) with its merchant orders; fails for a canceled one.",
  params: orderNoParams,
  data: masterOrder,
});

export const orderDetail = endpoint({
  method: "GET",
  path: "/api/front/order/detail/{orderNo}",
  policy: "shopper",
  cached: ["ordering", "live"],
  summary: "A merchant order (SH…).",
  params: orderNoParams,
  data: merchantOrder,
});

export const cancelOrder = endpoint({
  method: "POST",
  path: "/api/front/order/cancel/{orderNo}",
  policy: "shopper",
  invalidates: ["ordering", "payment", "catalogue", "promotion"],
  summary: "Cancels an unpaid master order (PT…) and releases its stock and coupons.",
  params: orderNoParams,
  data: z.null(),
});

export const takeOrder = endpoint({
  method: "POST",
  path: "/api/front/order/take/{orderNo}",
  policy: "shopper",
  invalidates: ["ordering", "promotion"],
  summary: "Confirms the receipt of a merchant order (SH…), so that its lines can be reviewed.",
  params: orderNoParams,
  data: z.null(),
});

export const deleteOrder = endpoint({
  method: "POST",
  path: "/api/front/order/delete/{orderNo}",
  policy: "shopper",
  invalidates: ["ordering"],
  summary: "Hides a finished or canceled merchant order (SH…) from the shopper.",
  params: orderNoParams,
  data: z.null(),
});

export const orderHistoryEntry = z.object({
  status: z.string(),
  title: z.string(),
  who: z.enum(["shopper", "merchant", "operator", "system", "provider"]),
  createTime: z.string(),
  note: orNull(z.string()),
});
export type OrderHistoryEntry = z.output<typeof orderHistoryEntry>;

export const orderHistory = endpoint({
  method: "GET",
  path: "/api/front/order/history/{orderNo}",
  policy: "shopper",
  cached: ["ordering", "live"],
  summary: "History of an order (PT… or SH…), oldest event first.",
  params: orderNoParams,
  data: z.array(orderHistoryEntry),
});

export const orderAgain = endpoint({
  method: "POST",
  path: "/api/front/order/again/{orderNo}",
  policy: "shopper",
  invalidates: ["cart"],
  summary: "Reorders: adds the items of a merchant order (SH…) to the cart.",
  params: orderNoParams,
  data: z.object({
    cartIdList: z.array(z.number()),
    skipped: z.array(z.object({ productId: z.number(), productName: z.string(), reason: z.string() })),
  }),
});
