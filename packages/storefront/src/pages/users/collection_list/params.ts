import type { ApiClient } from "@carmine/api/client";
import { limits, type SavedState } from "@carmine/api/contract";
import { queries } from "@carmine/api/hooks";
import * as paths from "../../../app/paths.ts";
import { id, listParams, oneOf, page, words, type StateOf } from "../../../features/list-params.ts";

export const collectionTabs = ["products", "shops", "searches"] as const;

/** States of a saved product, in the order of the filters. */
export const savedStates = ["dropped", "back", "inStock", "soldOut"] as const satisfies readonly SavedState[];

/** Items per page, by tab. */
export const perPage = { products: 12, shops: 9, searches: limits.savedSearches } as const;

/** Only products are filtered: by keywords, and by state or department. */
export const collectionParams = listParams(
  paths.saved,
  {
    tab: oneOf(collectionTabs, "products"),
    state: oneOf(savedStates),
    cid: id,
    keywords: words(100),
    page,
  },
  (state) =>
    state.tab === "products"
      ? { ...state, cid: state.state ? undefined : state.cid }
      : { ...state, state: undefined, cid: undefined, keywords: "" },
);

export type CollectionState = StateOf<typeof collectionParams>;

export const savedQuery = (
  api: ApiClient,
  { page: number, state, cid, keywords }: CollectionState,
  limit: number = perPage.products,
) =>
  queries.savedProducts(api, {
    page: number,
    limit,
    withGone: true,
    ...(state && { state }),
    ...(cid !== undefined && { cid }),
    ...(keywords !== "" && { keywords }),
  });

export const followedQuery = (api: ApiClient, { page: number }: CollectionState) =>
  queries.followedShops(api, { page: number, limit: perPage.shops });
