import { infiniteQueryOptions } from "@tanstack/react-query";
import type { ApiClient } from "../../client/client.ts";
import * as contract from "../../contract/content.ts";
import type { DataOf } from "../../contract/endpoint.ts";
import { query } from "../build.ts";
import { freshness, queryKeyOf } from "../manifest.ts";

export const homeIndex = (client: ApiClient) => query(client, "homeIndex", contract.homeIndex);
export const hotWords = (client: ApiClient) => query(client, "hotWords", contract.hotWords);
export const loginPicture = (client: ApiClient) => query(client, "loginPicture", contract.loginPicture);
export const loginMethods = (client: ApiClient) => query(client, "loginMethods", contract.loginMethods);
export const activityIndex = (client: ApiClient) => query(client, "activityIndex", contract.activityIndex);
export const leaderboard = (client: ApiClient) => query(client, "leaderboard", contract.leaderboard);

type ProductPage = DataOf<typeof contract.indexProducts>;

/** The endless grid of the home page. */
export const indexProducts = (client: ApiClient, limit = 13) =>
  infiniteQueryOptions({
    queryKey: queryKeyOf("indexProducts", client.locale, { limit }),
    queryFn: ({ pageParam, signal }) =>
      client.call(contract.indexProducts, { query: { page: pageParam, limit }, signal, quiet: true }),
    initialPageParam: 1,
    getNextPageParam: (last: ProductPage, pages: ProductPage[]) =>
      last.list.length > 0 && pages.reduce((sum, page) => sum + page.list.length, 0) < last.total
        ? pages.length + 1
        : undefined,
    staleTime: freshness.page,
  });
