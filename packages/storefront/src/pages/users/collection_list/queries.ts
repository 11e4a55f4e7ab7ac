import type { ApiClient } from "@carmine/api/client";
import { queries } from "@carmine/api/hooks";
import { perPage } from "./collection-address.ts";

export const savedQuery = (api: ApiClient, page: number) =>
  queries.savedProducts(api, { page, limit: perPage.products });

export const followedQuery = (api: ApiClient, page: number) =>
  queries.followedShops(api, { page, limit: perPage.shops });
