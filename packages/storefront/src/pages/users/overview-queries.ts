import type { ApiClient } from "@carmine/api/client";
import { queries } from "@carmine/api/hooks";

/** Those that the overview shows. */
export const latestNotices = (api: ApiClient) => queries.noticeList(api, { page: 1, limit: 3 });

/** Coupons to use, those first that end first. */
export const couponsEndingSoon = (api: ApiClient) => queries.couponList(api, { state: "usable", limit: 3 });
