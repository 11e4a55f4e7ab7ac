import type { ApiClient } from "../../client/client.ts";
import type * as contract from "../../contract/applications.ts";
import type { QueryOf } from "../../contract/endpoint.ts";
import { applicationPageOf } from "../../models/applications.ts";
import { modelQuery, query } from "../build.ts";
import { applications } from "../contracts.ts";

export const settledRecord = (client: ApiClient, page: QueryOf<typeof contract.settledRecord> = {}) =>
  modelQuery(client, "settledRecord", applications, applicationPageOf, { query: page });

export const settledDraft = (client: ApiClient) => query(client, "settledDraft", applications);
