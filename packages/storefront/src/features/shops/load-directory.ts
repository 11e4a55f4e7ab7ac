import { queries } from "@carmine/api/hooks";
import type { PageLoader } from "../../router/loader.ts";
import { loadMainQuery } from "../loading/load-main-query.ts";
import { countsQuery, directoryParams, directoryQuery } from "./directory-params.ts";

export const loadDirectory: PageLoader = async (context) => {
  const { api, queryClient, tag, url } = context;
  tag("home", "search");
  const search = directoryParams.read(url.searchParams);
  const [shops] = await Promise.all([
    loadMainQuery(context, directoryQuery(api, search)),
    queryClient.prefetchQuery(countsQuery(api, search)),
    queryClient.prefetchQuery(queries.merchantTypes(api)),
    queryClient.prefetchQuery(queries.merchantCategories(api)),
  ]);
  for (const { id } of shops?.list ?? []) tag(`shop:${id}`);
};
