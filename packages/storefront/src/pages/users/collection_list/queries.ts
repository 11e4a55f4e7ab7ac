import type { ApiClient } from "@carmine/api/client";
import { queries } from "@carmine/api/hooks";
import { perPage, type CollectionSearch } from "./collection-address.ts";

export const savedQuery = (api: ApiClient, { page, state, cid, keywords }: CollectionSearch) =>
  queries.savedProducts(api, {
    page,
    limit: perPage.products,
    withGone: true,
    ...(state && { state }),
    ...(cid !== undefined && { cid }),
    ...(keywords !== "" && { keywords }),
  });

export const followedQuery = (api: ApiClient, page: number) =>
  queries.followedShops(api, { page, limit: perPage.shops });
