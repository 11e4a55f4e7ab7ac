import { queries } from "@carmine/api/hooks";
import { compareParams } from "../../../features/products/compare-params.ts";
import { loadMainQuery } from "../../../features/loading/load-main-query.ts";
import type { PageLoader } from "../../../router/loader.ts";

export const loader: PageLoader = async (context) => {
  const { api, queryClient, url, tag } = context;
  const { ids } = compareParams.read(url.searchParams);
  const [first] = ids;
  tag("search", ...ids.map((id) => `product:${id}`));
  if (first === undefined) {
    // In the browser the row of products fetches them itself.
    tag("home");
    if (import.meta.env.SSR) await queryClient.prefetchQuery(queries.leaderboard(api));
    return;
  }
  await Promise.all([
    loadMainQuery(context, queries.productComparison(api, ids)),
    queryClient.prefetchQuery(queries.recommendations(api, first)),
  ]);
};
