import type { ApiClient } from "../../client/client.ts";
import type { QueryOf } from "../../contract/endpoint.ts";
import type * as contract from "../../contract/shop-catalogue.ts";
import { keepPrevious, modelQuery } from "../build-query.ts";

export type ShopProductSearch = QueryOf<typeof contract.shopProducts>;

export const shopCategories = (client: ApiClient, merId: number) =>
  modelQuery(client, "shopCategories", ({ shopCategoriesOf }) => shopCategoriesOf, { params: { merId } });

/** Keeps the previous list until the next one has loaded. */
export const shopProducts = (client: ApiClient, search: ShopProductSearch) =>
  keepPrevious(
    modelQuery(
      client,
      "shopProducts",
      ({ productSummaryOf }) =>
        ({ list, ...rest }) => ({ ...rest, list: list.map(productSummaryOf) }),
      { query: search },
    ),
  );
