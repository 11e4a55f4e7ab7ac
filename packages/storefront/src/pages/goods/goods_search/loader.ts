import { queries } from "@carmine/api/hooks";
import type { PageLoader } from "../../../app/page.ts";
import {
  filtersOf,
  listQueryOf,
  parseSearch,
  type Search,
} from "../../../features/catalogue/search-address.ts";
import { loadMain } from "../../../features/products/load.ts";

/** Shops are looked for by the words alone, and shown above the first page. */
export const shopQueryOf = ({ title, page, merId }: Search) =>
  title !== undefined && page === 1 && merId === undefined
    ? { keywords: title, page: 1, limit: 1 }
    : undefined;

export const loader: PageLoader = async (context) => {
  const { api, queryClient, url, tag } = context;
  const search = parseSearch(url.searchParams);
  const shops = shopQueryOf(search);
  tag("search");
  if (search.cid !== undefined) tag(`category:${search.cid}`);
  if (search.merId !== undefined) tag(`shop:${search.merId}`);
  await Promise.all([
    loadMain(context, queries.productList(api, listQueryOf(search))),
    queryClient.prefetchQuery(queries.productFacets(api, filtersOf(search))),
    queryClient.prefetchQuery(queries.categoryTree(api)),
    shops && queryClient.prefetchQuery(queries.merchantSearch(api, shops)),
  ]);
};
