import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { requiredReference } from "./fields.ts";
import { messageKeys } from "./message-keys.ts";
import { decimal, orNull } from "./values.ts";

export const orderCoupon = z.object({
  /** Id of the claimed coupon. */
  id: z.number(),
  couponId: z.number(),
  name: z.string(),
  money: decimal,
  minPrice: orNull(decimal),
  status: orNull(z.number()),
  /** `yyyy-MM-dd`, unlike other fields. */
  startTime: orNull(z.string()),
  endTime: orNull(z.string()),
  useTime: orNull(z.string()),
  /** 1 merchant, 2 product, 3 platform. */
  useType: z.number(),
  /** 0 is the platform. Extensions: whether it can be used, the reason if not, and its deduction. */
  merId: orNull(z.number()),
  usable: orNull(z.boolean()),
  reason: orNull(z.string()),
  deduct: orNull(decimal),
});
export type OrderCoupon = z.output<typeof orderCoupon>;

export const couponsForOrder = endpoint({
  method: "GET",
  path: "/api/front/coupons/order/{preOrderNo}",
  policy: "shopper",
  cached: ["ordering", "live"],
  summary: "Claimed coupons for a checkout.",
  params: z.object({ preOrderNo: requiredReference(messageKeys.emptyOrderNo, 64) }),
  data: z.array(orderCoupon),
});
