import { keepPreviousData } from "@tanstack/react-query";
import type { ApiClient } from "../../client/client.ts";
import type * as contract from "../../contract/catalogue.ts";
import type { QueryOf } from "../../contract/endpoint.ts";
import { query } from "../build.ts";
import { catalogue } from "../contracts.ts";

export type ProductFilters = QueryOf<typeof contract.productFacets>;
export type ProductSearch = QueryOf<typeof contract.productList>;

export const categoryTree = (client: ApiClient) => query(client, "categoryTree", catalogue);

/** The results of the last search stay while the next ones are on their way. */
export const productList = (client: ApiClient, search: ProductSearch) => ({
  ...query(client, "productList", catalogue, { query: search }),
  placeholderData: keepPreviousData,
});

export const productFacets = (client: ApiClient, filters: ProductFilters) => ({
  ...query(client, "productFacets", catalogue, { query: filters }),
  placeholderData: keepPreviousData,
});

export const productSuggest = (client: ApiClient, keyword: string) => ({
  ...query(client, "productSuggest", catalogue, { query: { keyword } }),
  placeholderData: keepPreviousData,
});

export const productDetail = (client: ApiClient, id: number) =>
  query(client, "productDetail", catalogue, { params: { id } });

export const replyConfig = (client: ApiClient, id: number) =>
  query(client, "replyConfig", catalogue, { params: { id } });

export const replyList = (
  client: ApiClient,
  id: number,
  { type = 0, page = 1, limit = 20 }: { type?: number; page?: number; limit?: number } = {},
) => query(client, "replyList", catalogue, { params: { id }, query: { type, page, limit } });
