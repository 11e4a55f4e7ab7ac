import { queries } from "@carmine/api/hooks";
import { loadMainQuery } from "../../../features/products/load-main-query.ts";
import type { PageLoader } from "../../../router/loader.ts";
import { departmentOf } from "./department.ts";

export const loader: PageLoader = async (context) => {
  const { api, queryClient, url, tag } = context;
  tag("home", "search");
  const cid = departmentOf(url.searchParams);
  await Promise.all([
    loadMainQuery(context, queries.leaderboard(api, cid)),
    queryClient.prefetchQuery(queries.categoryTree(api)),
    queryClient.prefetchQuery(queries.activityIndex(api)),
  ]);
};
