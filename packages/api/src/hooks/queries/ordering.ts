import type { ApiClient } from "../../client/client.ts";
import type { BodyOf, QueryOf } from "../../contract/endpoint.ts";
import type * as contract from "../../contract/ordering.ts";
import { keepPrevious, modelQuery } from "../build-query.ts";

export type PriceChoices = BodyOf<typeof contract.computePrice>;

export const loadPreOrder = (client: ApiClient, preOrderNo: string) =>
  modelQuery(client, "loadPreOrder", ({ checkoutOf }) => checkoutOf, { params: { preOrderNo } });

/** Totals for the choices; keeps the previous ones until the next ones have loaded. */
export const computePrice = (client: ApiClient, choices: PriceChoices) =>
  keepPrevious(
    modelQuery(client, "computePrice", ({ checkoutPriceOf }) => checkoutPriceOf, { body: choices }),
  );

export const couponsForOrder = (client: ApiClient, preOrderNo: string) =>
  modelQuery(
    client,
    "couponsForOrder",
    ({ checkoutCouponOf }) =>
      (list) =>
        list.map(checkoutCouponOf),
    {
      params: { preOrderNo },
    },
  );

export const awaitPayList = (client: ApiClient, page: QueryOf<typeof contract.awaitPayList> = {}) =>
  modelQuery(client, "awaitPayList", ({ pageModel, unpaidOrderOf }) => pageModel(unpaidOrderOf), {
    query: page,
  });

export const orderList = (client: ApiClient, search: QueryOf<typeof contract.orderList>) =>
  modelQuery(client, "orderList", ({ listedOrderOf, pageModel }) => pageModel(listedOrderOf), {
    query: search,
  });

export const orderData = (client: ApiClient) =>
  modelQuery(client, "orderData", ({ orderCountsOf }) => orderCountsOf);

export const masterOrderDetail = (client: ApiClient, orderNo: string) =>
  modelQuery(client, "masterOrderDetail", ({ orderOf }) => orderOf, { params: { orderNo } });

export const orderDetail = (client: ApiClient, orderNo: string) =>
  modelQuery(client, "orderDetail", ({ shopOrderOf }) => shopOrderOf, { params: { orderNo } });

export const orderHistory = (client: ApiClient, orderNo: string) =>
  modelQuery(
    client,
    "orderHistory",
    ({ orderEventOf }) =>
      (list) =>
        list.map(orderEventOf),
    { params: { orderNo } },
  );

export const orderCenterData = (client: ApiClient) =>
  modelQuery(client, "orderCenterData", ({ accountOrderCountsOf }) => accountOrderCountsOf);

/** Parcels of a merchant order, oldest first. */
export const orderExpress = (client: ApiClient, orderNo: string) =>
  modelQuery(client, "orderExpress", ({ shipmentsOf }) => shipmentsOf, { params: { orderNo } });

export const guestOrder = (client: ApiClient, token: string) =>
  modelQuery(client, "guestOrder", ({ guestOrderOf }) => guestOrderOf, { params: { token } });
