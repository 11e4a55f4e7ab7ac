import type { ApiClient } from "@carmine/api/client";
import { orderStatus } from "@carmine/api/contract";
import { queries } from "@carmine/api/hooks";

/** Notifications on the overview. */
export const latestNotices = (api: ApiClient) => queries.noticeList(api, { page: 1, limit: 3 });

/** Usable coupons, sorted by expiry. */
export const couponsEndingSoon = (api: ApiClient) => queries.couponList(api, { state: "usable", limit: 3 });

/** The latest unpaid master order. */
export const latestToPay = (api: ApiClient) => queries.awaitPayList(api, { page: 1, limit: 1 });

/** The latest shipped order that hasn't been received. */
export const latestToReceive = (api: ApiClient) =>
  queries.orderList(api, { type: orderStatus.toReceive, page: 1, limit: 1 });
