import type { ApiClient } from "../../client/client.ts";
import type { QueryOf } from "../../contract/endpoint.ts";
import type * as contract from "../../contract/merchants.ts";
import { keepPrevious, modelQuery, query } from "../build-query.ts";

export type ShopSearch = QueryOf<typeof contract.merchantSearch>;
export type ShopPage = QueryOf<typeof contract.merchantStreet>;

export const merchantTypes = (client: ApiClient) => query(client, "merchantTypes");

export const merchantCategories = (client: ApiClient) =>
  modelQuery(client, "merchantCategories", ({ merchantCategoriesOf }) => merchantCategoriesOf);

export const merchantStreet = (client: ApiClient, page: ShopPage = {}) =>
  modelQuery(client, "merchantStreet", ({ shopsOf }) => shopsOf, { query: page });

export const merchantSearch = (client: ApiClient, search: ShopSearch) =>
  modelQuery(client, "merchantSearch", ({ shopsOf }) => shopsOf, { query: search });

export type ShopFilters = QueryOf<typeof contract.merchantCounts>;

/** Number of shops per filter option; keeps the previous numbers until the next ones have loaded. */
export const merchantCounts = (client: ApiClient, filters: ShopFilters) =>
  keepPrevious(query(client, "merchantCounts", { query: filters }));

/** The header of a shop's pages. */
export const merchantIndex = (client: ApiClient, id: number) =>
  modelQuery(client, "merchantIndex", ({ shopPageOf }) => shopPageOf, { params: { id } });

/** A shop's operator and public documents. */
export const merchantDetail = (client: ApiClient, id: number) =>
  modelQuery(client, "merchantDetail", ({ shopDetailOf }) => shopDetailOf, { params: { id } });

export const merchantService = (client: ApiClient, id: number) =>
  modelQuery(client, "merchantService", ({ shopServiceOf }) => shopServiceOf, { params: { id } });
