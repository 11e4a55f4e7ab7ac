import { infiniteQueryOptions } from "@tanstack/react-query";
import type { ApiClient } from "../../client/client.ts";
import type * as contract from "../../contract/content.ts";
import type { DataOf } from "../../contract/endpoint.ts";
import { query } from "../build.ts";
import { content } from "../contracts.ts";
import { freshness, queryKeyOf } from "../manifest.ts";

export const homeIndex = (client: ApiClient) => query(client, "homeIndex", content);
export const hotWords = (client: ApiClient) => query(client, "hotWords", content);
export const loginPicture = (client: ApiClient) => query(client, "loginPicture", content);
export const loginMethods = (client: ApiClient) => query(client, "loginMethods", content);
export const privacyPolicy = (client: ApiClient) => query(client, "privacyPolicy", content);
export const merchantAgreement = (client: ApiClient) => query(client, "merchantAgreement", content);
export const activityIndex = (client: ApiClient) => query(client, "activityIndex", content);
export const leaderboard = (client: ApiClient) => query(client, "leaderboard", content);

type ProductPage = DataOf<typeof contract.indexProducts>;

/** The endless grid of the home page. */
export const indexProducts = (client: ApiClient, limit = 13) =>
  infiniteQueryOptions({
    queryKey: queryKeyOf("indexProducts", client.locale, { limit }),
    queryFn: async ({ pageParam, signal }) =>
      client.call((await content()).indexProducts, {
        query: { page: pageParam, limit },
        signal,
        quiet: true,
      }),
    initialPageParam: 1,
    getNextPageParam: (last: ProductPage, pages: ProductPage[]) =>
      last.list.length > 0 && pages.reduce((sum, page) => sum + page.list.length, 0) < last.total
        ? pages.length + 1
        : undefined,
    staleTime: freshness.page,
  });
