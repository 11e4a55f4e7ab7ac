import type { ApiClient } from "@carmine/api/client";
import { orderStatus } from "@carmine/api/contract";
import { queries } from "@carmine/api/hooks";

/** Those that the overview shows. */
export const latestNotices = (api: ApiClient) => queries.noticeList(api, { page: 1, limit: 3 });

/** Coupons to use, those first that end first. */
export const couponsEndingSoon = (api: ApiClient) => queries.couponList(api, { state: "usable", limit: 3 });

/** The master order that was made last and is still to be paid. */
export const latestToPay = (api: ApiClient) => queries.awaitPayList(api, { page: 1, limit: 1 });

/** The order that was sent last, of those that haven't arrived. */
export const latestToReceive = (api: ApiClient) =>
  queries.orderList(api, { type: orderStatus.toReceive, page: 1, limit: 1 });
