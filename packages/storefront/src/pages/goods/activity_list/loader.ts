import { queries } from "@carmine/api/hooks";
import { isMissing } from "../../../app/api.ts";
import { notFound, type PageLoader } from "../../../router/loader.ts";
import { readActivityAddress } from "./activity-address.ts";
import { dealsQuery } from "./queries.ts";

export const loader: PageLoader = async (context) => {
  const { api, queryClient, url, tag } = context;
  tag("home", "search");
  if (!url.searchParams.has("id")) return queryClient.prefetchQuery(queries.activityIndex(api));
  const address = readActivityAddress(url.searchParams);
  if (address.id === undefined) throw notFound();
  const main = queryClient.fetchQuery(queries.activityDetail(api, address.id)).catch((error: unknown) => {
    if (isMissing(error)) throw notFound();
    // In the browser the page says so in place.
    if (import.meta.env.SSR) throw error;
  });
  await Promise.all([
    main,
    queryClient.prefetchQuery(dealsQuery(api, address.id, address)),
    queryClient.prefetchQuery(queries.activityIndex(api)),
  ]);
};
