import { queries } from "@carmine/api/hooks";
import { isMissing } from "../../app/api.ts";
import { notFound, type PageLoader } from "../../router/loader.ts";

export const loader: PageLoader = async ({ api, queryClient, params, tag }) => {
  const slug = params["slug"] ?? "";
  if (!/^[a-z0-9-]{1,64}$/.test(slug)) throw notFound();
  tag(`guide:${slug}`, "home");
  const guide = await queryClient.fetchQuery(queries.guide(api, slug)).catch((error: unknown) => {
    throw isMissing(error) ? notFound() : error;
  });
  // In the browser the row of products fetches them itself.
  if (import.meta.env.SSR && guide.departmentId !== null)
    await queryClient.prefetchQuery(queries.leaderboard(api, guide.departmentId));
};
