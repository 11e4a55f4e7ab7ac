import { queries } from "@carmine/api/hooks";
import type { App } from "../../app/app.ts";

/**
 * What header and footer show, the same for everybody. A failure leaves that piece empty and the page whole:
 * `prefetchQuery` never throws.
 */
export const loadShell = async ({ api, queryClient, tag }: App): Promise<void> => {
  tag("home");
  await Promise.all([
    queryClient.prefetchQuery(queries.homeIndex(api)),
    queryClient.prefetchQuery(queries.hotWords(api)),
    queryClient.prefetchQuery(queries.categoryTree(api)),
  ]);
};
