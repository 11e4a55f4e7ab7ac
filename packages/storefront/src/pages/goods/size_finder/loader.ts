import { queries } from "@carmine/api/hooks";
import { loadMainQuery } from "../../../features/loading/load-main-query.ts";
import type { PageLoader } from "../../../router/loader.ts";
import { carParams, carQuery } from "./params.ts";

export const loader: PageLoader = async (context) => {
  const { api, queryClient, url } = context;
  context.tag("carSizes", "search", "home");
  const loadFacets = async (): Promise<void> => {
    const tree = queries.categoryTree(api);
    await queryClient.prefetchQuery(tree);
    const cid = queryClient.getQueryData(tree.queryKey)?.[0]?.id;
    if (cid === undefined) return;
    await Promise.all([
      queryClient.prefetchQuery(queries.productFacets(api, { cid })),
      // In the browser the row of products fetches them itself.
      import.meta.env.SSR && queryClient.prefetchQuery(queries.leaderboard(api, cid)),
    ]);
  };
  await Promise.all([loadMainQuery(context, carQuery(api, carParams.read(url.searchParams))), loadFacets()]);
};
