import { queries } from "@carmine/api/hooks";
import type { PageLoader } from "../../../router/loader.ts";

export const loader: PageLoader = async ({ api, queryClient }) => {
  await Promise.all([
    queryClient.prefetchQuery(queries.merchantTypes(api)),
    queryClient.prefetchQuery(queries.merchantCategories(api)),
  ]);
};
