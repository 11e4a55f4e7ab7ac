import { keepPreviousData } from "@tanstack/react-query";
import type { ApiClient } from "../../client/client.ts";
import type { BodyOf, QueryOf } from "../../contract/endpoint.ts";
import type * as contract from "../../contract/ordering.ts";
import { checkoutCouponOf, checkoutOf, checkoutPriceOf } from "../../models/checkout.ts";
import { guestOrderOf } from "../../models/guest-order.ts";
import { orderOf, orderSummaryOf, shopOrderOf, unpaidOrderOf } from "../../models/order.ts";
import { pageModel } from "../../models/page.ts";
import { shipmentsOf } from "../../models/shipment.ts";
import { modelQuery, query } from "../build.ts";
import { guestOrders, ordering } from "../contracts.ts";

export type PriceChoices = BodyOf<typeof contract.computePrice>;

export const loadPreOrder = (client: ApiClient, preOrderNo: string) =>
  modelQuery(client, "loadPreOrder", ordering, checkoutOf, { params: { preOrderNo } });

/** Sums for what is chosen; those of the last choice stay until the server has settled the new ones. */
export const computePrice = (client: ApiClient, choices: PriceChoices) => ({
  ...modelQuery(client, "computePrice", ordering, checkoutPriceOf, { body: choices }),
  placeholderData: keepPreviousData,
});

export const couponsForOrder = (client: ApiClient, preOrderNo: string) =>
  modelQuery(client, "couponsForOrder", ordering, (list) => list.map(checkoutCouponOf), {
    params: { preOrderNo },
  });

export const awaitPayList = (client: ApiClient, page: QueryOf<typeof contract.awaitPayList> = {}) =>
  modelQuery(client, "awaitPayList", ordering, pageModel(unpaidOrderOf), { query: page });

export const orderList = (client: ApiClient, search: QueryOf<typeof contract.orderList>) =>
  modelQuery(client, "orderList", ordering, pageModel(orderSummaryOf), { query: search });

export const orderData = (client: ApiClient) => query(client, "orderData", ordering);

export const masterOrderDetail = (client: ApiClient, orderNo: string) =>
  modelQuery(client, "masterOrderDetail", ordering, orderOf, { params: { orderNo } });

export const orderDetail = (client: ApiClient, orderNo: string) =>
  modelQuery(client, "orderDetail", ordering, shopOrderOf, { params: { orderNo } });

export const orderHistory = (client: ApiClient, orderNo: string) =>
  query(client, "orderHistory", ordering, { params: { orderNo } });

export const orderCenterData = (client: ApiClient) => query(client, "orderCenterData", ordering);

/** Parcels of a merchant order, oldest first. */
export const orderExpress = (client: ApiClient, orderNo: string) =>
  modelQuery(client, "orderExpress", ordering, shipmentsOf, { params: { orderNo } });

export const guestOrder = (client: ApiClient, token: string) =>
  modelQuery(client, "guestOrder", guestOrders, guestOrderOf, { params: { token } });
