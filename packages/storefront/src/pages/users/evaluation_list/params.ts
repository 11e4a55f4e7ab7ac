import type { ApiClient } from "@carmine/api/client";
import { queries } from "@carmine/api/hooks";
import * as paths from "../../../app/paths.ts";
import { listParams, oneOf, page, type StateOf } from "../../../features/list-params.ts";

export const reviewsPerPage = 10;

/** Filters of the written reviews, in the order of the contract's `type`. */
export const reviewTypes = ["all", "good", "general", "bad", "pictures"] as const;
export type ReviewType = (typeof reviewTypes)[number];

/** Only written reviews have a type. */
export const reviewParams = listParams(
  paths.reviews,
  { tab: oneOf(["waiting", "done"], "waiting"), type: oneOf(reviewTypes, "all"), page },
  (state) => (state.tab === "done" ? state : { ...state, type: "all" as const }),
);

export type ReviewListState = StateOf<typeof reviewParams>;

/** The tab shows its total on both lists. */
export const waitingQuery = (api: ApiClient, { tab, page: number }: ReviewListState) =>
  queries.reviewableList(api, { page: tab === "waiting" ? number : 1, limit: reviewsPerPage });

export const doneQuery = (api: ApiClient, { type, page: number }: ReviewListState) =>
  queries.ownReviewList(api, { type: reviewTypes.indexOf(type), page: number, limit: reviewsPerPage });
