import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { idField } from "./fields.ts";
import { dateTime, decimal, idInput, orNull, pageOf, pageQuery } from "./values.ts";

/** Scope of a coupon: 1 a merchant's products, 2 some of them, 3 the marketplace or one of its categories. */
const useType = z.coerce.number<string | number>().check(z.int(), z.minimum(1), z.maximum(3));

/** Fields shared by a coupon and a claimed one; `merId` and all following fields are extensions. */
const terms = {
  id: z.number(),
  name: z.string(),
  money: decimal,
  /** 0 for no minimum. */
  minPrice: decimal,
  useType: z.number(),
  /** Issuer; 0 for the marketplace. */
  merId: orNull(z.number()),
  merName: orNull(z.string()),
  /** The category that it is limited to. */
  categoryId: orNull(z.number()),
  categoryName: orNull(z.string()),
  /** Number of products that it is limited to, and the first of them with a picture. */
  productCount: orNull(z.number()),
  productList: orNull(z.array(z.object({ id: z.number(), image: orNull(z.string()) }))),
};

export const coupon = z.object({
  ...terms,
  isLimited: z.boolean(),
  /** Remaining claims; null for no limit. */
  lastTotal: orNull(z.number()),
  /** Initial number of claims; an extension. */
  total: orNull(z.number()),
  /** Product ids, comma-joined. */
  primaryKey: orNull(z.string()),
  receiveStartTime: orNull(dateTime),
  receiveEndTime: orNull(dateTime),
  /** Valid between two dates instead of for `day` days after the claim. */
  isFixedTime: z.boolean(),
  day: orNull(z.number()),
  /** 1 claimed manually, 2 for new shoppers, 3 a gift with a purchase. */
  type: z.number(),
  /** Whether the caller has it. */
  isUse: z.boolean(),
  /** Whether an order placed today could use it: it is valid, and neither used nor expired; an extension. */
  isUsable: orNull(z.boolean()),
  /** `yyyy-MM-dd` */
  useStartTimeStr: orNull(z.string()),
  useEndTimeStr: orNull(z.string()),
});
export type Coupon = z.output<typeof coupon>;

export const ownCoupon = z.object({
  ...terms,
  uid: z.number(),
  couponId: orNull(z.number()),
  /** 0 unused, 1 used, 2 expired. */
  status: z.number(),
  startTime: orNull(dateTime),
  endTime: orNull(dateTime),
  useTime: orNull(dateTime),
  /** usable, unusable (used), overdue, notStart. */
  validStr: orNull(z.string()),
});
export type OwnCoupon = z.output<typeof ownCoupon>;

export const coupons = endpoint({
  method: "GET",
  path: "/api/front/coupons",
  policy: "public",
  cached: ["promotion", "page"],
  summary:
    "Coupons that can be claimed now: for a product (`productId`), of a shop (only `merId`), or all; `useType` limits them to one kind.",
  query: z.object({
    useType: z.optional(useType),
    merId: z.optional(idInput),
    productId: z.optional(idInput),
    ...pageQuery,
  }),
  data: pageOf(coupon),
});

export const couponReceive = endpoint({
  method: "POST",
  path: "/api/front/coupon/receive",
  policy: "shopper",
  invalidates: ["promotion", "ordering"],
  summary: "Claims a coupon; once per shopper.",
  body: z.object({ couponId: idField }),
  data: z.null(),
});

export const couponList = endpoint({
  method: "GET",
  path: "/api/front/coupon/list",
  policy: "shopper",
  cached: ["promotion", "live"],
  summary: "The shopper's coupons: usable ones, or used and expired ones; `useType` limits them to one kind.",
  query: z.object({
    type: z.enum(["usable", "unusable"]),
    useType: z.optional(useType),
    ...pageQuery,
  }),
  data: pageOf(ownCoupon),
});

/** Terms of points; an extension. */
export const pointTerms = z.object({
  /** Points per currency unit spent on products. */
  perUnit: decimal,
  /** Value of one point. */
  worth: decimal,
  /** Largest share of the products that points can pay, in percent. */
  maximumPercent: z.number(),
  /** Minimum number of points per order. */
  minimum: z.number(),
  frozenDays: z.number(),
  lifeDays: z.number(),
});

export const pointSums = z.object({
  integral: z.number(),
  sumIntegral: z.number(),
  deductionIntegral: z.number(),
  frozenIntegral: z.number(),
  /** Money paid with points, less the returned amount; an extension. */
  totalPaid: orNull(decimal),
  /** Next points to expire; an extension. */
  nextExpiry: orNull(z.object({ integral: z.number(), time: dateTime })),
  terms: orNull(pointTerms),
});
export type PointSums = z.output<typeof pointSums>;

export const pointEntry = z.object({
  id: z.number(),
  uid: z.number(),
  /** Number of the order. */
  linkId: z.string(),
  linkType: z.enum(["order", "sign", "system", "refund"]),
  /** 1 in, 2 out. */
  type: z.number(),
  title: z.string(),
  integral: z.number(),
  balance: z.number(),
  mark: orNull(z.string()),
  /** 1 created, 2 frozen, 3 done, 4 void. */
  status: z.number(),
  /** Days. */
  frozenTime: orNull(z.number()),
  /** Milliseconds since 1970. */
  thawTime: orNull(z.number()),
  /** Expiry of the remaining points; an extension. */
  expireTime: orNull(dateTime),
  createTime: dateTime,
  updateTime: orNull(dateTime),
});
export type PointEntry = z.output<typeof pointEntry>;

export const pointMonth = z.object({
  /** `yyyy-MM` */
  month: z.string(),
  integral: z.number(),
});
export type PointMonth = z.output<typeof pointMonth>;

export const integralUser = endpoint({
  method: "GET",
  path: "/api/front/integral/user",
  policy: "shopper",
  cached: ["promotion", "live"],
  summary:
    "The shopper's points: usable, total earned, spent, frozen, the money paid with them, and the terms.",
  data: pointSums,
});

export const integralList = endpoint({
  method: "GET",
  path: "/api/front/integral/list",
  policy: "shopper",
  cached: ["promotion", "live"],
  summary: "Movements of the shopper's points, newest first.",
  query: z.object(pageQuery),
  data: pageOf(pointEntry),
});

/** Endpoints of the domestic edition for the same points under other names. */
export const domesticPoints = endpoint({
  method: "GET",
  path: "/api/front/user/center/my/integral",
  policy: "shopper",
  summary: "The shopper's points: usable, total earned, spent, frozen.",
  data: z.object({
    integral: z.number(),
    settledIntegral: z.number(),
    useIntegral: z.number(),
    freezeIntegral: z.number(),
  }),
});

export const domesticPointList = endpoint({
  method: "GET",
  path: "/api/front/user/center/integral/list",
  policy: "shopper",
  summary: "The same as `integral/list`.",
  query: z.object(pageQuery),
  data: pageOf(pointEntry),
});

export const integralMonths = endpoint({
  method: "GET",
  path: "/api/front/integral/months",
  policy: "shopper",
  cached: ["promotion", "live"],
  summary: "Usable points at the end of each of the last twelve months, oldest month first.",
  data: z.array(pointMonth),
});
