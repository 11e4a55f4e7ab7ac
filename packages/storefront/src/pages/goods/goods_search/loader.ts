import { queries } from "@carmine/api/hooks";
import { isUnknownCategory } from "../../../features/catalogue/category-path.ts";
import { notFound, type PageLoader } from "../../../router/loader.ts";
import { filtersOf, listQueryOf, searchParams } from "../../../features/catalogue/search-params.ts";
import { loadMainQuery } from "../../../features/loading/load-main-query.ts";
import { shopQueryOf } from "./shop-query.ts";

export const loader: PageLoader = async (context) => {
  const { api, queryClient, url, tag } = context;
  const search = searchParams.read(url.searchParams);
  const shops = shopQueryOf(search);
  tag("search");
  if (search.cid !== undefined) tag(`category:${search.cid}`);
  for (const id of search.merId) tag(`shop:${id}`);
  const [list] = await Promise.all([
    loadMainQuery(context, queries.productList(api, listQueryOf(search))),
    queryClient.prefetchQuery(queries.productFacets(api, filtersOf(search))),
    queryClient.prefetchQuery(queries.categoryTree(api)),
    shops && queryClient.prefetchQuery(queries.merchantSearch(api, shops)),
  ]);
  const tree = queryClient.getQueryData(queries.categoryTree(api).queryKey);
  if (list?.total === 0 && isUnknownCategory(tree, search.cid)) throw notFound();
  // Alternatives for a search without results; in the browser the row fetches them itself.
  if (import.meta.env.SSR && list?.total === 0) await queryClient.prefetchQuery(queries.leaderboard(api));
};
