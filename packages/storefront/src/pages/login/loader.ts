import { queries } from "@carmine/api/hooks";
import type { PageLoader } from "../../router/loader.ts";

/** Which ways of signing in are open, and the picture; the form stands without them. */
export const loader: PageLoader = async ({ api, queryClient }) => {
  await Promise.all([
    queryClient.prefetchQuery(queries.loginMethods(api)),
    queryClient.prefetchQuery(queries.loginPicture(api)),
  ]);
};
