import type { CouponSearch } from "@carmine/api/hooks";
import * as paths from "../../../../app/paths.ts";
import { coded, id, listParams, page, type StateOf } from "../../../../features/list-params.ts";

/** Kinds of a shop's own coupons by their number in the URL; the marketplace's kinds aren't on its page. */
const useTypes = { merchant: 1, goods: 2 } as const;
export const shopCouponKinds = ["merchant", "goods"] as const;

const couponsPerPage = 12;

export const shopCouponParams = listParams(paths.shopCoupons, { id, useType: coded(useTypes), page });

export const shopCouponSearch = (
  shopId: number,
  { useType, page: number }: StateOf<typeof shopCouponParams>,
): CouponSearch & { limit: number } => ({
  shopId,
  ...(useType && { kind: useType }),
  page: number,
  limit: couponsPerPage,
});
