import type { ApiClient } from "../../client/client.ts";
import type { QueryOf } from "../../contract/endpoint.ts";
import type * as contract from "../../contract/notices.ts";
import { modelQuery, query } from "../build-query.ts";

export const noticeList = (client: ApiClient, page: QueryOf<typeof contract.noticeList> = {}) =>
  modelQuery(client, "noticeList", ({ noticePageOf }) => noticePageOf, { query: page });

export const noticeSettings = (client: ApiClient) => query(client, "noticeSettings");
