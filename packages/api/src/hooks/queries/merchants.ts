import type { ApiClient } from "../../client/client.ts";
import type { QueryOf } from "../../contract/endpoint.ts";
import type * as contract from "../../contract/merchants.ts";
import { query } from "../build.ts";
import { merchants } from "../contracts.ts";

export type ShopSearch = QueryOf<typeof contract.merchantSearch>;
export type ShopPage = QueryOf<typeof contract.merchantStreet>;

export const merchantTypes = (client: ApiClient) => query(client, "merchantTypes", merchants);

export const merchantCategories = (client: ApiClient) => query(client, "merchantCategories", merchants);

export const merchantStreet = (client: ApiClient, page: ShopPage = {}) =>
  query(client, "merchantStreet", merchants, { query: page });

export const merchantSearch = (client: ApiClient, search: ShopSearch) =>
  query(client, "merchantSearch", merchants, { query: search });
