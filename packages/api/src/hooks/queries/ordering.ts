import { keepPreviousData } from "@tanstack/react-query";
import type { ApiClient } from "../../client/client.ts";
import type { BodyOf, QueryOf } from "../../contract/endpoint.ts";
import * as contract from "../../contract/ordering.ts";
import { query } from "../build.ts";

export type PriceChoices = BodyOf<typeof contract.computePrice>;

export const loadPreOrder = (client: ApiClient, preOrderNo: string) =>
  query(client, "loadPreOrder", contract.loadPreOrder, { params: { preOrderNo } });

/** Sums for what is chosen; those of the last choice stay until the server has settled the new ones. */
export const computePrice = (client: ApiClient, choices: PriceChoices) => ({
  ...query(client, "computePrice", contract.computePrice, { body: choices }),
  placeholderData: keepPreviousData,
});

export const couponsForOrder = (client: ApiClient, preOrderNo: string) =>
  query(client, "couponsForOrder", contract.couponsForOrder, { params: { preOrderNo } });

export const awaitPayList = (client: ApiClient, page: QueryOf<typeof contract.awaitPayList> = {}) =>
  query(client, "awaitPayList", contract.awaitPayList, { query: page });

export const orderList = (client: ApiClient, search: QueryOf<typeof contract.orderList>) =>
  query(client, "orderList", contract.orderList, { query: search });

export const orderData = (client: ApiClient) => query(client, "orderData", contract.orderData);

export const masterOrderDetail = (client: ApiClient, orderNo: string) =>
  query(client, "masterOrderDetail", contract.masterOrderDetail, { params: { orderNo } });

export const orderDetail = (client: ApiClient, orderNo: string) =>
  query(client, "orderDetail", contract.orderDetail, { params: { orderNo } });

export const orderHistory = (client: ApiClient, orderNo: string) =>
  query(client, "orderHistory", contract.orderHistory, { params: { orderNo } });
