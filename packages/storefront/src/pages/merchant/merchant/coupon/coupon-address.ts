import type { CouponSearch } from "@carmine/api/hooks";
import { shopTabHref } from "../../../../features/shops/shop-address.ts";

/** What a shop's own coupons may be used for; the kinds of the marketplace are not on its page. */
export const shopCouponKinds = ["merchant", "goods"] as const;
export type ShopCouponKind = (typeof shopCouponKinds)[number];

export interface ShopCouponView {
  readonly id: number;
  /** Undefined for all of them. */
  readonly kind?: ShopCouponKind | undefined;
  /** From 1. */
  readonly page: number;
}

const couponsPerPage = 12;

export const readCoupons = (params: URLSearchParams, id: number): ShopCouponView => {
  const page = Number(params.get("page"));
  return {
    id,
    kind: shopCouponKinds[Number(params.get("useType")) - 1],
    page: Number.isInteger(page) && page > 1 ? page : 1,
  };
};

export const couponsHref = ({ id, kind, page }: ShopCouponView): string =>
  shopTabHref("coupon", id) +
  (kind ? `&useType=${shopCouponKinds.indexOf(kind) + 1}` : "") +
  (page > 1 ? `&page=${page}` : "");

export const couponSearchOf = ({ id, kind, page }: ShopCouponView): CouponSearch & { limit: number } => ({
  shopId: id,
  ...(kind && { kind }),
  page,
  limit: couponsPerPage,
});
