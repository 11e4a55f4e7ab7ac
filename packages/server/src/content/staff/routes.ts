import {
  activityCalls,
  bannerCalls,
  carSizeCalls,
  couponCalls,
  courierCalls,
  guideCalls,
  hotWordCalls,
  merchantCategoryCalls,
  merchantTypeCalls,
  newsCalls,
  operatorActivityOrder,
  operatorBannerOrder,
  operatorCourierOrder,
  operatorHotWordOrder,
  operatorMerchantCategoryOrder,
  operatorMerchantTypeOrder,
  operatorNewsOrder,
  operatorRefundReasonOrder,
  refundReasonCalls,
  synonymCalls,
  shopCouponCalls,
  taxCalls,
} from "@carmine/api/contract";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../context.ts";
import { activityKind } from "../editing/activities.ts";
import { bannerKind } from "../editing/banners.ts";
import { carSizeKind } from "../editing/car-sizes.ts";
import { courierKind } from "../editing/couriers.ts";
import { guideKind } from "../editing/guides.ts";
import { couponKind, shopCouponKind } from "../editing/coupons.ts";
import { hotWordKind } from "../editing/hot-words.ts";
import { merchantCategoryKind, merchantTypeKind } from "../editing/merchant-kinds.ts";
import { newsKind } from "../editing/news.ts";
import { refundReasonKind } from "../editing/refund-reasons.ts";
import { synonymKind } from "../editing/synonyms.ts";
import { taxKind } from "../editing/tax-rates.ts";
import { registerCatalog } from "./catalog-routes.ts";
import { registerAgreements } from "./agreement-routes.ts";
import { registerContacts } from "./contact-routes.ts";
import { registerSettings } from "./setting-routes.ts";
import { registerEntries, registerShopEntries } from "./entry-routes.ts";

/** Content and settings for the marketplace's staff. */
export const registerContentStaff = (app: FastifyInstance, ctx: AppContext): void => {
  registerCatalog(app, ctx);
  registerEntries(app, ctx, bannerKind, bannerCalls, operatorBannerOrder);
  registerEntries(app, ctx, newsKind, newsCalls, operatorNewsOrder);
  registerEntries(app, ctx, hotWordKind, hotWordCalls, operatorHotWordOrder);
  registerEntries(app, ctx, activityKind, activityCalls, operatorActivityOrder);
  registerEntries(app, ctx, couponKind, couponCalls);
  registerShopEntries(app, ctx, shopCouponKind, shopCouponCalls);
  registerEntries(app, ctx, refundReasonKind, refundReasonCalls, operatorRefundReasonOrder);
  registerEntries(app, ctx, taxKind, taxCalls);
  registerEntries(app, ctx, courierKind, courierCalls, operatorCourierOrder);
  registerEntries(app, ctx, guideKind, guideCalls);
  registerAgreements(app, ctx);
  registerEntries(app, ctx, synonymKind, synonymCalls);
  registerEntries(app, ctx, carSizeKind, carSizeCalls);
  registerContacts(app, ctx);
  registerSettings(app, ctx);
  registerEntries(app, ctx, merchantTypeKind, merchantTypeCalls, operatorMerchantTypeOrder);
  registerEntries(app, ctx, merchantCategoryKind, merchantCategoryCalls, operatorMerchantCategoryOrder);
};
