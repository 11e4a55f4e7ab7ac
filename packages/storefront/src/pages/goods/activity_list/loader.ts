import { queries } from "@carmine/api/hooks";
import { isMissing } from "../../../app/api.ts";
import { notFound, type PageLoader } from "../../../router/loader.ts";
import { readActivityAddress } from "./activity-address.ts";
import { dealsQuery, firstPage } from "./queries.ts";

export const loader: PageLoader = async (context) => {
  const { api, queryClient, url, tag } = context;
  tag("home", "search");
  if (!url.searchParams.has("id")) {
    await queryClient.prefetchQuery(queries.activityIndex(api));
    const activities = queryClient.getQueryData(queries.activityIndex(api).queryKey) ?? [];
    await Promise.all(activities.map(({ id }) => queryClient.prefetchQuery(dealsQuery(api, id, firstPage))));
    return;
  }
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
