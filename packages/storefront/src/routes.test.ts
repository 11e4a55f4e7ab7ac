import { expect, test } from "vitest";
import * as paths from "./app/paths.ts";
import { plainOptions } from "./features/catalogue/option-values.ts";
import { searchParams } from "./features/catalogue/search-params.ts";
import { orderParams } from "./features/orders/order-params.ts";
import { directoryParams } from "./features/shops/directory-params.ts";
import { shopProductParams } from "./features/shops/search-in-shop.ts";
import { compareParams } from "./features/products/compare-params.ts";
import { sharedParams } from "./features/products/shared-params.ts";
import { dealParams } from "./pages/goods/activity_list/params.ts";
import { helpParams } from "./pages/help/params.ts";
import { carParams } from "./pages/goods/size_finder/params.ts";
import { rankingParams } from "./pages/goods/top_one/params.ts";
import { shopCouponParams } from "./pages/merchant/merchant/coupon/params.ts";
import { addressParams } from "./pages/users/address_list/params.ts";
import { applicationParams } from "./pages/users/application_record/params.ts";
import { collectionParams } from "./pages/users/collection_list/params.ts";
import { couponParams } from "./pages/users/coupon_list/params.ts";
import { reviewParams } from "./pages/users/evaluation_list/params.ts";
import { noticeParams } from "./pages/users/notice_list/params.ts";
import { pointParams } from "./pages/users/points/params.ts";
import { refundParams } from "./pages/users/refund_list/params.ts";
import { pages } from "./routes.tsx";

test.each([
  [paths.search, searchParams],
  [paths.search, { names: [...plainOptions, "keyword"] }],
  [paths.shopProducts, shopProductParams],
  [paths.addresses, addressParams],
  [paths.applications, applicationParams],
  [paths.notices, noticeParams],
  [paths.refunds, refundParams],
  [paths.orders, orderParams],
  [paths.coupons, couponParams],
  [paths.reviews, reviewParams],
  [paths.points, pointParams],
  [paths.saved, collectionParams],
  [paths.deals, dealParams],
  [paths.ranking, rankingParams],
  [paths.compare, compareParams],
  [paths.sharedList, sharedParams],
  [paths.sizeFinder, carParams],
  [paths.help, helpParams],
  [paths.shopCoupons, shopCouponParams],
  [paths.allShops, directoryParams],
])("%s accepts every parameter of its list", (path, { names }) => {
  expect(pages.match(path)?.entry.query).toEqual(expect.arrayContaining([...names]));
});
