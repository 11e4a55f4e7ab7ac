import * as z from "zod/mini";
import { shopEntryCalls } from "../entries/entry-calls.ts";
import { couponCounts, couponFields } from "../entries/coupon-fields.ts";

export const shopCouponCalls = shopEntryCalls({
  path: "/api/merchant/coupon",
  plural: "coupons of a shop",
  needs: "prices.write",
  fields: couponFields,
  shown: {
    ...couponCounts,
    /** Products on sale to which it applies. */
    productCount: z.number(),
  },
});
export type ShopCouponEntry = z.output<typeof shopCouponCalls.entry>;
export const {
  list: merchantCouponList,
  detail: merchantCouponDetail,
  save: merchantCouponSave,
  remove: merchantCouponRemove,
} = shopCouponCalls;
