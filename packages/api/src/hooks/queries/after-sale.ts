import type { ApiClient } from "../../client/client.ts";
import type { QueryOf } from "../../contract/endpoint.ts";
import type * as contract from "../../contract/after-sale.ts";
import { modelQuery, query } from "../build-query.ts";

export const refundReasons = (client: ApiClient) => query(client, "refundReasons");

export const applyRefundForm = (client: ApiClient, orderNo: string) =>
  modelQuery(client, "applyRefundForm", ({ refundFormOf }) => refundFormOf, { params: { orderNo } });

export const refundList = (client: ApiClient, search: QueryOf<typeof contract.refundList> = {}) =>
  modelQuery(client, "refundList", ({ pageModel, refundSummaryOf }) => pageModel(refundSummaryOf), {
    query: search,
  });

export const refundDetail = (client: ApiClient, refundOrderNo: string) =>
  modelQuery(client, "refundDetail", ({ refundOf }) => refundOf, { params: { refundOrderNo } });
