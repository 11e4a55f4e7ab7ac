import type { ApiClient } from "@carmine/api/client";
import { queries, type CouponSearch } from "@carmine/api/hooks";
import { couponsPerPage, kindOf, type CouponView } from "./coupon-view.ts";

export const ownCouponsQuery = (api: ApiClient, { tab, state, page }: CouponView) =>
  queries.couponList(api, { state, ...kindOf(tab), page, limit: couponsPerPage });

/** What is offered below the shopper's own coupons. */
export const offeredSearch = ({ tab }: CouponView): CouponSearch => ({ ...kindOf(tab), limit: 12 });
