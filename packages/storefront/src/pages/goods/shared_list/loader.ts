import { queries } from "@carmine/api/hooks";
import { loadMainQuery } from "../../../features/loading/load-main-query.ts";
import { sharedParams } from "../../../features/products/shared-params.ts";
import type { PageLoader } from "../../../router/loader.ts";

export const loader: PageLoader = async (context) => {
  const { api, url, tag } = context;
  const { ids } = sharedParams.read(url.searchParams);
  tag("search", ...ids.map((id) => `product:${id}`));
  if (ids.length > 0) await loadMainQuery(context, queries.sharedProducts(api, ids));
};
