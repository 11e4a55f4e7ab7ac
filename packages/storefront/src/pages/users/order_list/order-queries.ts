import type { ApiClient } from "@carmine/api/client";
import { queries } from "@carmine/api/hooks";
import { listTypeOf, ordersPerPage, type OrderSearch } from "./order-tabs.ts";

/** Whether a list shows unpaid orders by payment, not by shop. */
export const showsUnpaid = ({ tab, keywords }: OrderSearch): boolean =>
  tab === "toPay" || (tab === "all" && keywords === "");

/** Master orders that are still to be paid: a page of their own list, or the newest ones for the list of all orders. */
export const awaitPayQuery = (api: ApiClient, { tab, page }: OrderSearch) =>
  queries.awaitPayList(api, { page: tab === "toPay" ? page : 1, limit: ordersPerPage });

/** Orders of single shops. */
export const orderListQuery = (api: ApiClient, { tab, page, keywords }: OrderSearch) =>
  queries.orderList(api, {
    type: listTypeOf[tab],
    page,
    limit: ordersPerPage,
    ...(keywords === "" ? {} : { keywords }),
  });
