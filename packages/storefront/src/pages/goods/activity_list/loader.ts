import { queries } from "@carmine/api/hooks";
import { isMissing } from "../../../app/api.ts";
import { notFound, type LoaderContext, type PageLoader } from "../../../router/loader.ts";
import { dealParams } from "./params.ts";
import { dealsQuery, firstPage } from "./queries.ts";

/** All current activities with their first products. */
const loadRunning = async ({ api, queryClient }: LoaderContext): Promise<void> => {
  await queryClient.prefetchQuery(queries.activityIndex(api));
  const activities = queryClient.getQueryData(queries.activityIndex(api).queryKey) ?? [];
  const [first] = activities;
  await Promise.all([
    ...activities.map(({ id }) => queryClient.prefetchQuery(dealsQuery(api, id, firstPage))),
    first && queryClient.prefetchQuery(queries.activityDetail(api, first.id)),
  ]);
};

export const loader: PageLoader = async (context) => {
  const { api, queryClient, url, tag } = context;
  tag("home", "search");
  if (!url.searchParams.has("id")) {
    await Promise.all([loadRunning(context), queryClient.prefetchQuery(queries.activityComing(api))]);
    return;
  }
  const search = dealParams.read(url.searchParams);
  if (search.id === undefined) throw notFound();
  const main = queryClient.fetchQuery(queries.activityDetail(api, search.id)).catch((error: unknown) => {
    if (isMissing(error)) throw notFound();
    // In the browser the page shows the error.
    if (import.meta.env.SSR) throw error;
  });
  const [activity] = await Promise.all([
    main,
    queryClient.prefetchQuery(dealsQuery(api, search.id, search)),
    queryClient.prefetchQuery(queries.activityIndex(api)),
    queryClient.prefetchQuery(queries.activityComing(api)),
  ]);
  // The page shows current activities instead.
  if (activity?.phase === "ended") await loadRunning(context);
};
