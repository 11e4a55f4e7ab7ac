import { queries } from "@carmine/api/hooks";
import { loadMainQuery } from "../../../../features/loading/load-main-query.ts";
import { loadShop } from "../../../../features/shops/load-shop.ts";
import { parseSearchInShop } from "../../../../features/shops/shop-address.ts";
import type { PageLoader } from "../../../../router/loader.ts";
import { shopListQueryOf, shopFacets } from "./list-query.ts";

export const loader: PageLoader = async (context) => {
  const { api, queryClient, url } = context;
  const { id } = await loadShop(context);
  await Promise.all([
    loadMainQuery(
      context,
      queries.shopProducts(api, shopListQueryOf(parseSearchInShop(url.searchParams, id))),
    ),
    queryClient.prefetchQuery(queries.shopCategories(api, id)),
    queryClient.prefetchQuery(shopFacets(api, id)),
  ]);
};
