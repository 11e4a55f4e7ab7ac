import type { EntryKind } from "../entry-kind.ts";
import { bannerKind, hotWordKind, newsKind } from "./home-kinds.ts";
import { activityKind } from "./activity-kind.ts";
import { agreementKind, guideKind, synonymKind } from "./text-kinds.ts";
import { contactKind, settingKind } from "./setting-kind.ts";
import { carSizeKind } from "./car-kind.ts";
import { couponKind, shopCouponKind } from "./coupon-kind.ts";
import { courierKind } from "./courier-kind.ts";
import { merchantCategoryKind, merchantTypeKind, refundReasonKind, taxKind } from "./shop-kinds.ts";

/** Kinds of entries of the marketplace. */
export const marketKinds: readonly EntryKind[] = [
  bannerKind,
  newsKind,
  activityKind,
  couponKind,
  hotWordKind,
  refundReasonKind,
  taxKind,
  courierKind,
  merchantTypeKind,
  merchantCategoryKind,
  guideKind,
  agreementKind,
  synonymKind,
  carSizeKind,
  settingKind,
  contactKind,
];

/** Kinds of entries of each shop. */
export const shopKinds: readonly EntryKind[] = [shopCouponKind];
