import type { ApiClient } from "@carmine/api/client";
import { queries, type CouponSearch } from "@carmine/api/hooks";
import * as paths from "../../../app/paths.ts";
import { listParams, oneOf, page, type StateOf } from "../../../features/list-params.ts";

export const couponKinds = ["all", "merchant", "goods", "category"] as const;

export const couponsPerPage = 8;

export const couponParams = listParams(paths.coupons, {
  kind: oneOf(couponKinds, "all"),
  state: oneOf(["usable", "unusable"], "usable"),
  page,
});

export type CouponListState = StateOf<typeof couponParams>;

export const ownCouponsQuery = (api: ApiClient, { kind, ...search }: CouponListState) =>
  queries.couponList(api, { ...search, ...(kind !== "all" && { kind }), limit: couponsPerPage });

/** Claimable coupons below the shopper's own. */
export const offeredSearch = ({ kind }: CouponListState): CouponSearch => ({
  ...(kind !== "all" && { kind }),
  limit: 12,
});
