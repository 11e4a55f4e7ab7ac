import type { ApiClient } from "@carmine/api/client";
import { limits } from "@carmine/api/contract";
import { queries } from "@carmine/api/hooks";
import type { DealListState } from "./params.ts";

/** A page of the products of an activity. */
export const dealsQuery = (api: ApiClient, id: number, { cid, sort, page }: DealListState) =>
  queries.activityProducts(api, id, {
    page,
    limit: limits.activityPageSize,
    ...(cid !== undefined && { cid }),
    ...(sort && { sort }),
  });

/** All departments in the activity's default order, first page. */
export const firstPage: DealListState = { id: undefined, cid: undefined, sort: undefined, page: 1 };

/** Refetch interval of sold shares while an activity is visible. */
export const refreshMs = 60_000;

/** Refetch interval for missing prices after the start: responses from before the start are cached for seconds. */
export const pricesMs = 2000;
