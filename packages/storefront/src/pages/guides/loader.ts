import { queries } from "@carmine/api/hooks";
import { streetQuery } from "../../features/shops/street-query.ts";
import { isMissing } from "../../app/api.ts";
import { notFound, type PageLoader } from "../../router/loader.ts";

export const loader: PageLoader = async ({ api, queryClient, params, tag }) => {
  const slug = params["slug"] ?? "";
  if (!/^[a-z0-9-]{1,64}$/.test(slug)) throw notFound();
  tag(`guide:${slug}`, "guides", "home");
  const guides = queries.guideList(api, "");
  const menu = queryClient.prefetchQuery(guides);
  const guide = await queryClient.fetchQuery(queries.guide(api, slug)).catch((error: unknown) => {
    throw isMissing(error) ? notFound() : error;
  });
  await menu;
  const isAbout =
    queryClient.getQueryData(guides.queryKey)?.find((one) => one.slug === slug)?.topic === "about";
  if (isAbout) await queryClient.prefetchQuery(queries.merchantStreet(api, streetQuery));
  // In the browser the row of products fetches them itself.
  if (import.meta.env.SSR && guide.departmentId !== null)
    await queryClient.prefetchQuery(queries.leaderboard(api, guide.departmentId));
};
