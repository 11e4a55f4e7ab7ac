import type { ApiClient } from "@carmine/api/client";
import { queries } from "@carmine/api/hooks";
import { orderTypes, type OrderListState } from "../../../features/orders/order-params.ts";

export const ordersPerPage = 10;

/** Whether a list shows unpaid orders by payment, not by shop. */
export const showsUnpaid = ({ orderStatus, keywords }: OrderListState): boolean =>
  orderStatus === "toPay" || (orderStatus === "all" && keywords === "");

/** Unpaid master orders: a page of the tab for unpaid orders, or the newest ones for the tab with all orders. */
export const awaitPayQuery = (api: ApiClient, { orderStatus, page }: OrderListState) =>
  queries.awaitPayList(api, { page: orderStatus === "toPay" ? page : 1, limit: ordersPerPage });

/** Orders of single shops. */
export const orderListQuery = (api: ApiClient, { orderStatus, page, keywords }: OrderListState) =>
  queries.orderList(api, {
    type: orderTypes[orderStatus],
    page,
    limit: ordersPerPage,
    ...(keywords === "" ? {} : { keywords }),
  });
