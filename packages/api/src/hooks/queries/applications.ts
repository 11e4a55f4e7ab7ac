import type { ApiClient } from "../../client/client.ts";
import type * as contract from "../../contract/applications.ts";
import type { QueryOf } from "../../contract/endpoint.ts";
import { modelQuery, query } from "../build-query.ts";

export const settledRecord = (client: ApiClient, page: QueryOf<typeof contract.settledRecord> = {}) =>
  modelQuery(client, "settledRecord", ({ applicationPageOf }) => applicationPageOf, { query: page });

export const settledDraft = (client: ApiClient) => query(client, "settledDraft");
