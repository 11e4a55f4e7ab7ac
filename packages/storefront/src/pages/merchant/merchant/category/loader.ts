import { queries } from "@carmine/api/hooks";
import { loadMainQuery } from "../../../../features/loading/load-main-query.ts";
import { loadShop } from "../../../../features/shops/load-shop.ts";
import { readShopSearch } from "../../../../features/shops/search-in-shop.ts";
import type { PageLoader } from "../../../../router/loader.ts";
import { bestSellersInRow } from "../shelves.ts";
import { shopFacets, shopList } from "./list-query.ts";

export const loader: PageLoader = async (context) => {
  const { api, queryClient, url } = context;
  const { id } = await loadShop(context);
  const search = readShopSearch(url.searchParams);
  const [list] = await Promise.all([
    loadMainQuery(context, shopList(api, id, search)),
    queryClient.prefetchQuery(queries.shopCategories(api, id)),
    queryClient.prefetchQuery(shopFacets(api, id, search)),
  ]);
  // Shown below a search without results.
  if (list?.total === 0) await queryClient.prefetchQuery(queries.shopProducts(api, bestSellersInRow(id)));
};
