import type { ApiClient } from "../../client/client.ts";
import type { QueryOf } from "../../contract/endpoint.ts";
import type * as contract from "../../contract/after-sale.ts";
import { pageModel } from "../../models/page.ts";
import { refundFormOf, refundOf, refundSummaryOf } from "../../models/refund.ts";
import { modelQuery, query } from "../build.ts";

export const refundReasons = (client: ApiClient) => query(client, "refundReasons");

export const applyRefundForm = (client: ApiClient, orderNo: string) =>
  modelQuery(client, "applyRefundForm", refundFormOf, { params: { orderNo } });

export const refundList = (client: ApiClient, search: QueryOf<typeof contract.refundList> = {}) =>
  modelQuery(client, "refundList", pageModel(refundSummaryOf), { query: search });

export const refundDetail = (client: ApiClient, refundOrderNo: string) =>
  modelQuery(client, "refundDetail", refundOf, { params: { refundOrderNo } });
