import * as z from "zod/mini";
import { messageKeys } from "../../message-keys.ts";
import { orNull } from "../../values.ts";
import { couponCounts, couponFields } from "../../entries/coupon-fields.ts";
import { entryCalls, entryOrder } from "../../entries/entry-calls.ts";
import {
  lineField,
  localizedField,
  momentField,
  pictureField,
  switchField,
  wholeField,
} from "../../entries/entry-fields.ts";

const needs = "content.write";
const maxId = 2_147_483_647;

/** Limits of campaigns: themed lists of products. */
export const activityLimits = {
  name: 80,
  instruction: 1000,
  banners: 10,
  /** Hours per round. */
  hours: 8784,
  products: 1000,
  units: 1_000_000,
} as const;

const activity = { path: "/api/operator/activity", plural: "campaigns", needs } as const;
export const activityCalls = entryCalls({
  ...activity,
  fields: {
    name: localizedField(),
    /** 1 slider, 2 one large and two small pictures, 3 large pictures. */
    type: wholeField(1, 3),
    instruction: orNull(localizedField("text")),
    banners: z.array(pictureField).check(z.maxLength(activityLimits.banners, messageKeys.wrongParameter)),
    /** Hours per round; rounds follow each other without a gap. */
    hours: wholeField(1, activityLimits.hours),
    begins: orNull(momentField),
    ends: orNull(momentField),
    open: switchField,
    products: z
      .array(
        z.object({
          id: wholeField(1, maxId),
          /** Instead of the product's own picture. */
          picture: orNull(pictureField),
          /** Units offered in each round. */
          quota: orNull(wholeField(1, activityLimits.units)),
          /** Added to the units sold in a round. */
          sold: orNull(wholeField(0, activityLimits.units)),
        }),
      )
      .check(z.maxLength(activityLimits.products, messageKeys.wrongParameter)),
  },
  shown: {},
});
export type ActivityEntry = z.output<typeof activityCalls.entry>;
export const {
  list: operatorActivityList,
  detail: operatorActivityDetail,
  save: operatorActivitySave,
  remove: operatorActivityRemove,
} = activityCalls;
export const operatorActivityOrder = entryOrder(activity.path, activity.plural, needs);

export const couponCalls = entryCalls({
  path: "/api/operator/coupon",
  plural: "coupons of the marketplace and of shops",
  needs,
  fields: {
    ...couponFields,
    /** Name of the shop that pays for it; null for the marketplace. */
    merchant: orNull(lineField),
    /** For a coupon of the marketplace: the category that it is limited to. */
    category: orNull(wholeField(1, maxId)),
  },
  shown: couponCounts,
});
export type CouponEntry = z.output<typeof couponCalls.entry>;
export const {
  list: operatorCouponList,
  detail: operatorCouponDetail,
  save: operatorCouponSave,
  remove: operatorCouponRemove,
} = couponCalls;
