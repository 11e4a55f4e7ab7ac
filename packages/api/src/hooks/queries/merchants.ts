import type { ApiClient } from "../../client/client.ts";
import type { QueryOf } from "../../contract/endpoint.ts";
import * as contract from "../../contract/merchants.ts";
import { query } from "../build.ts";

export type ShopSearch = QueryOf<typeof contract.merchantSearch>;
export type ShopPage = QueryOf<typeof contract.merchantStreet>;

export const merchantTypes = (client: ApiClient) => query(client, "merchantTypes", contract.merchantTypes);

export const merchantCategories = (client: ApiClient) =>
  query(client, "merchantCategories", contract.merchantCategories);

export const merchantStreet = (client: ApiClient, page: ShopPage = {}) =>
  query(client, "merchantStreet", contract.merchantStreet, { query: page });

export const merchantSearch = (client: ApiClient, search: ShopSearch) =>
  query(client, "merchantSearch", contract.merchantSearch, { query: search });
