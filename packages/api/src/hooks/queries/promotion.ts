import { queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "../../client/client.ts";
import { freshness } from "../../contract/caching.ts";
import { couponKinds, type CouponKind } from "../../contract/coupon-kinds.ts";
import { modelQuery, queryKeyOf } from "../build-query.ts";

/** Filter of claimable coupons: of a shop, or usable for a product; default all. */
export interface CouponSearch {
  readonly kind?: CouponKind;
  readonly shopId?: number;
  readonly productId?: number;
  readonly page?: number;
  readonly limit?: number;
}

const queryOf = ({ kind, shopId, productId, page = 1, limit = 20 }: CouponSearch) => ({
  ...(kind && { useType: couponKinds[kind] }),
  ...(shopId !== undefined && { merId: shopId }),
  ...(productId !== undefined && { productId }),
  page,
  limit,
});

/** Claimable coupons, independent of the account. */
export const coupons = (client: ApiClient, search: CouponSearch = {}) =>
  modelQuery(client, "coupons", ({ couponOf, pageModel }) => pageModel(couponOf), { query: queryOf(search) });

/** Claimable coupons, including whether the signed-in shopper has claimed each. */
export const couponsForMe = (client: ApiClient, search: CouponSearch = {}) =>
  queryOptions({
    ...coupons(client, search),
    // The same endpoint, but a shopper's response is cached separately and for a short time.
    queryKey: [...queryKeyOf("coupons", client.locale, { query: queryOf(search) }), "own"],
    staleTime: freshness.live,
  });

export interface OwnCouponSearch {
  readonly state: "usable" | "unusable";
  readonly kind?: CouponKind;
  readonly page?: number;
  readonly limit?: number;
}

export const couponList = (client: ApiClient, { state, kind, page = 1, limit = 9 }: OwnCouponSearch) =>
  modelQuery(client, "couponList", ({ ownCouponOf, pageModel }) => pageModel(ownCouponOf), {
    query: { type: state, ...(kind && { useType: couponKinds[kind] }), page, limit },
  });

export const integralUser = (client: ApiClient) =>
  modelQuery(client, "integralUser", ({ pointBalanceOf }) => pointBalanceOf);

/** The signed-in shopper's point movements, newest first. */
export const integralList = (client: ApiClient, page: number, limit: number) =>
  modelQuery(client, "integralList", ({ pageModel, pointMoveOf }) => pageModel(pointMoveOf), {
    query: { page, limit },
  });

export const integralMonths = (client: ApiClient) =>
  modelQuery(client, "integralMonths", ({ pointMonthsOf }) => pointMonthsOf);
