import type { ApiClient } from "@carmine/api/client";
import { queries } from "@carmine/api/hooks";
import { listTypeOf, ordersPerPage, type OrderSearch } from "./order-tabs.ts";

/** Master orders that are still to be paid. */
export const awaitPayQuery = (api: ApiClient, { page }: OrderSearch) =>
  queries.awaitPayList(api, { page, limit: ordersPerPage });

/** Orders of single shops. */
export const orderListQuery = (api: ApiClient, { tab, page, keywords }: OrderSearch) =>
  queries.orderList(api, {
    type: listTypeOf[tab],
    page,
    limit: ordersPerPage,
    ...(keywords === "" ? {} : { keywords }),
  });
