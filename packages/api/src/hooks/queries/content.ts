import { infiniteQueryOptions } from "@tanstack/react-query";
import type { ApiClient } from "../../client/client.ts";
import type * as carContract from "../../contract/car-sizes.ts";
import type * as activityContract from "../../contract/activities.ts";
import type { QueryOf } from "../../contract/endpoint.ts";
import type { Page } from "../../models/page.ts";
import type { ProductSummary } from "../../models/product.ts";
import { contractModules } from "../contract-modules.ts";
import { loadModels } from "../load-call.ts";
import type { RankingPeriod } from "../../contract/ranking.ts";
import { keepPrevious, modelQuery, query, queryKeyOf, staleTimeOf } from "../build-query.ts";

export const homeIndex = (client: ApiClient) => query(client, "homeIndex");
/** Tire sizes of a car; without a car, the list of makes. */
export const carSizes = (client: ApiClient, car: QueryOf<typeof carContract.carSizes> = {}) =>
  query(client, "carSizes", { query: car });
export const hotWords = (client: ApiClient) => query(client, "hotWords");
export const loginPicture = (client: ApiClient) => query(client, "loginPicture");
export const loginMethods = (client: ApiClient) => query(client, "loginMethods");
export const privacyPolicy = (client: ApiClient) => query(client, "privacyPolicy");
/** HTML; empty if nothing is published. */
export const settledAgreement = (client: ApiClient) =>
  modelQuery(
    client,
    "settledAgreement",
    () =>
      ({ agreement }) =>
        agreement ?? "",
  );
/**
 * @param cid a department; default all
 * @param period default all time
 */
export const leaderboard = (client: ApiClient, cid?: number, period?: RankingPeriod) =>
  modelQuery(
    client,
    "leaderboard",
    ({ rankedSummaryOf }) =>
      (list) =>
        list.map(rankedSummaryOf),
    cid === undefined && period === undefined
      ? {}
      : { query: { ...(cid !== undefined && { cid }), ...(period && { period }) } },
  );
/** @param keyword `""` for all */
export const guideList = (client: ApiClient, keyword: string) =>
  keepPrevious(query(client, "guideList", { query: { keyword } }));

export const guide = (client: ApiClient, slug: string) => query(client, "guide", { params: { slug } });

export const activityIndex = (client: ApiClient) =>
  modelQuery(
    client,
    "activityIndex",
    ({ activityOf }) =>
      (list) =>
        list.map(activityOf),
  );

export const activityDetail = (client: ApiClient, id: number) =>
  modelQuery(client, "activityDetail", ({ activityViewOf }) => activityViewOf, { params: { id } });

export const activityComing = (client: ApiClient) =>
  modelQuery(client, "activityComing", ({ comingActivitiesOf }) => comingActivitiesOf);

export const activityReminders = (client: ApiClient) => query(client, "activityReminders");

export type ActivitySearch = QueryOf<typeof activityContract.activityProducts>;

export const activityProducts = (client: ApiClient, id: number, search: ActivitySearch = {}) =>
  keepPrevious(
    modelQuery(client, "activityProducts", ({ activityPageOf }) => activityPageOf, {
      params: { id },
      query: search,
    }),
  );

/**
 * The infinite grid of the home page.
 * @param excludedSections sections whose products the grid excludes: `12:5,30:8`, category and count
 */
export const indexProducts = (client: ApiClient, limit = 13, excludedSections = "") =>
  infiniteQueryOptions({
    queryKey: queryKeyOf("indexProducts", client.locale, { limit, excludedSections }),
    queryFn: async ({ pageParam, signal }) => {
      const [{ indexProducts: endpoint }, { pageModel, productSummaryOf }] = await Promise.all([
        contractModules.content(),
        loadModels(),
      ]);
      const page = await client.call(endpoint, {
        query: { page: pageParam, limit, beside: excludedSections },
        signal,
        quiet: true,
      });
      return pageModel(productSummaryOf)(page);
    },
    initialPageParam: 1,
    getNextPageParam: (last: Page<ProductSummary>, pages: Page<ProductSummary>[]) =>
      last.list.length > 0 && pages.reduce((sum, page) => sum + page.list.length, 0) < last.total
        ? pages.length + 1
        : undefined,
    staleTime: staleTimeOf("indexProducts"),
  });
