import { keepPreviousData } from "@tanstack/react-query";
import type { ApiClient } from "../../client/client.ts";
import type { BodyOf, QueryOf } from "../../contract/endpoint.ts";
import type * as contract from "../../contract/ordering.ts";
import { shipmentsOf } from "../../models/shipment.ts";
import { modelQuery, query } from "../build.ts";
import { guestOrders, ordering } from "../contracts.ts";

export type PriceChoices = BodyOf<typeof contract.computePrice>;

export const loadPreOrder = (client: ApiClient, preOrderNo: string) =>
  query(client, "loadPreOrder", ordering, { params: { preOrderNo } });

/** Sums for what is chosen; those of the last choice stay until the server has settled the new ones. */
export const computePrice = (client: ApiClient, choices: PriceChoices) => ({
  ...query(client, "computePrice", ordering, { body: choices }),
  placeholderData: keepPreviousData,
});

export const couponsForOrder = (client: ApiClient, preOrderNo: string) =>
  query(client, "couponsForOrder", ordering, { params: { preOrderNo } });

export const awaitPayList = (client: ApiClient, page: QueryOf<typeof contract.awaitPayList> = {}) =>
  query(client, "awaitPayList", ordering, { query: page });

export const orderList = (client: ApiClient, search: QueryOf<typeof contract.orderList>) =>
  query(client, "orderList", ordering, { query: search });

export const orderData = (client: ApiClient) => query(client, "orderData", ordering);

export const masterOrderDetail = (client: ApiClient, orderNo: string) =>
  query(client, "masterOrderDetail", ordering, { params: { orderNo } });

export const orderDetail = (client: ApiClient, orderNo: string) =>
  query(client, "orderDetail", ordering, { params: { orderNo } });

export const orderHistory = (client: ApiClient, orderNo: string) =>
  query(client, "orderHistory", ordering, { params: { orderNo } });

export const orderCenterData = (client: ApiClient) => query(client, "orderCenterData", ordering);

/** Parcels of a merchant order, oldest first. */
export const orderExpress = (client: ApiClient, orderNo: string) =>
  modelQuery(client, "orderExpress", ordering, shipmentsOf, { params: { orderNo } });

export const guestOrder = (client: ApiClient, token: string) =>
  query(client, "guestOrder", guestOrders, { params: { token } });
