import { queries } from "@carmine/api/hooks";
import type { PageLoader } from "../../router/page.ts";
import { loadMain } from "../../features/products/load.ts";
import { floorCategory, floorsOf } from "./floors.ts";
import { gridLimit, gridPages } from "./grid-pages.ts";

/** Shops in the strip. */
export const streetQuery = { page: 1, limit: 4 };

export const loader: PageLoader = async (context) => {
  const { api, queryClient, url, tag } = context;
  tag("home", "search");
  const pages = gridPages(url.searchParams.get("page"));
  const grid = queries.indexProducts(api, gridLimit);
  const loaded = queryClient.getQueryData(grid.queryKey)?.pages.length ?? 0;

  const tree = await loadMain(context, queries.categoryTree(api));
  const floors = floorsOf(tree ?? []);
  const [first] = floors;
  await Promise.all([
    queryClient.prefetchQuery(queries.homeIndex(api)),
    queryClient.prefetchQuery(queries.activityIndex(api)),
    queryClient.prefetchQuery(queries.merchantStreet(api, streetQuery)),
    queryClient.prefetchQuery(queries.leaderboard(api)),
    first && queryClient.prefetchQuery(queries.productFacets(api, { cid: first.id })),
    ...floors.map((floor) => {
      const category = floorCategory(floor, url.searchParams.get("floor"));
      return queryClient.prefetchQuery(queries.productList(api, floorQuery(category.id)));
    }),
    loaded >= pages ? undefined : queryClient.prefetchInfiniteQuery({ ...grid, pages, staleTime: 0 }),
  ]);
};

/** The goods of a floor; as many as stand beside the banner. */
export const floorQuery = (cid: number) => ({ cid, page: 1, limit: 8, inStock: true });
