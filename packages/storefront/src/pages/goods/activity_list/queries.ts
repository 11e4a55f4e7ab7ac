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

/** All departments in the activity's own order, from the beginning. */
export const firstPage: DealListState = { id: undefined, cid: undefined, sort: undefined, page: 1 };

/** How often an activity in view asks what is claimed by now. */
export const refreshMs = 60_000;

/** How often it asks for prices that aren't there yet though it has begun: an answer from before is kept for seconds. */
export const pricesMs = 2000;
