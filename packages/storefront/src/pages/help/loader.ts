import { queries } from "@carmine/api/hooks";
import { loadMainQuery } from "../../features/loading/load-main-query.ts";
import type { PageLoader } from "../../router/loader.ts";
import { helpParams } from "./params.ts";

export const loader: PageLoader = async (context) => {
  context.tag("guides", "home");
  const { q } = helpParams.read(context.url.searchParams);
  await loadMainQuery(context, queries.guideList(context.api, q));
};
