import { loadMainQuery } from "../../../features/loading/load-main-query.ts";
import type { PageLoader } from "../../../router/loader.ts";
import { carParams, carQuery } from "./params.ts";

export const loader: PageLoader = async (context) => {
  context.tag("carSizes");
  await loadMainQuery(context, carQuery(context.api, carParams.read(context.url.searchParams)));
};
