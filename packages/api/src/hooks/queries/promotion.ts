import { queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "../../client/client.ts";
import { freshness } from "../../contract/caching.ts";
import { couponKinds, type CouponKind } from "../../contract/coupon-kinds.ts";
import { modelQuery, queryKeyOf } from "../build-query.ts";

/** Which coupons can be claimed: of a shop, or good for a product; all kinds where none is named. */
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

/** Coupons to claim, the same for everybody. */
export const coupons = (client: ApiClient, search: CouponSearch = {}) =>
  modelQuery(client, "coupons", ({ couponOf, pageModel }) => pageModel(couponOf), { query: queryOf(search) });

/** The same with what the signed-in shopper has claimed already. */
export const couponsForMe = (client: ApiClient, search: CouponSearch = {}) =>
  queryOptions({
    ...coupons(client, search),
    // The same call, but what it answers to a shopper is kept apart and not for long.
    queryKey: [...queryKeyOf("coupons", client.locale, { query: queryOf(search) }), "own"],
    staleTime: freshness.live,
  });

export interface OwnCouponSearch {
  readonly state: "usable" | "unusable";
  readonly kind?: CouponKind;
  readonly page?: number;
  readonly limit?: number;
}

/** Coupons of the signed-in shopper. */
export const couponList = (client: ApiClient, { state, kind, page = 1, limit = 9 }: OwnCouponSearch) =>
  modelQuery(client, "couponList", ({ ownCouponOf, pageModel }) => pageModel(ownCouponOf), {
    query: { type: state, ...(kind && { useType: couponKinds[kind] }), page, limit },
  });

/** Points of the signed-in shopper. */
export const integralUser = (client: ApiClient) =>
  modelQuery(client, "integralUser", ({ pointBalanceOf }) => pointBalanceOf);

/** Their movements, the latest first. */
export const integralList = (client: ApiClient, page: number, limit: number) =>
  modelQuery(client, "integralList", ({ pageModel, pointMoveOf }) => pageModel(pointMoveOf), {
    query: { page, limit },
  });

export const integralMonths = (client: ApiClient) =>
  modelQuery(client, "integralMonths", ({ pointMonthsOf }) => pointMonthsOf);
