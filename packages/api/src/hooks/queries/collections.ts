import type { ApiClient } from "../../client/client.ts";
import type * as contract from "../../contract/collections.ts";
import type { QueryOf } from "../../contract/endpoint.ts";
import { modelQuery, query } from "../build-query.ts";

type Page = QueryOf<typeof contract.savedProducts>;

export const savedProducts = (client: ApiClient, page: Page = {}) =>
  modelQuery(client, "savedProducts", ({ savedProductsOf }) => savedProductsOf, { query: page });

export const savedCounts = (client: ApiClient) => query(client, "savedCounts");

export const followedShops = (client: ApiClient, page: Page = {}) =>
  modelQuery(client, "followedShops", ({ followedShopsOf }) => followedShopsOf, { query: page });

export const savedSearches = (client: ApiClient) => query(client, "savedSearches");

/** @param ids at most 50 */
export const sharedProducts = (client: ApiClient, ids: readonly number[]) =>
  modelQuery(
    client,
    "sharedProducts",
    ({ productSummaryOf }) =>
      ({ list }) =>
        list.map(productSummaryOf),
    { query: { ids: ids.join(",") } },
  );

/** Ids of the signed-in shopper's saved products and followed shops. */
export const collectionMarks = (client: ApiClient) =>
  modelQuery(client, "collectionMarks", ({ marksOf }) => marksOf);
