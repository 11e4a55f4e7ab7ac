import { queries } from "@carmine/api/hooks";
import { loadMainQuery } from "../../../features/loading/load-main-query.ts";
import { isUnknownCategory } from "../../../features/catalogue/category-path.ts";
import { notFound, type PageLoader } from "../../../router/loader.ts";
import { rankingParams } from "./params.ts";

export const loader: PageLoader = async (context) => {
  const { api, queryClient, url, tag } = context;
  tag("home", "search");
  const { cid, period } = rankingParams.read(url.searchParams);
  const [ranking] = await Promise.all([
    loadMainQuery(context, queries.leaderboard(api, cid, period)),
    queryClient.prefetchQuery(queries.categoryTree(api)),
    queryClient.prefetchQuery(queries.activityIndex(api)),
  ]);
  const tree = queryClient.getQueryData(queries.categoryTree(api).queryKey);
  if (ranking?.length === 0 && isUnknownCategory(tree, cid)) throw notFound();
};
