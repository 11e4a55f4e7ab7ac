import { queries } from "@carmine/api/hooks";
import type { PageLoader } from "../../router/loader.ts";

/** Prefetches the available sign-in methods and the picture; the form works without them. */
export const loader: PageLoader = async ({ api, queryClient }) => {
  await Promise.all([
    queryClient.prefetchQuery(queries.loginMethods(api)),
    queryClient.prefetchQuery(queries.loginPicture(api)),
  ]);
};
