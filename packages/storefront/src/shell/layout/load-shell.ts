import { queries } from "@carmine/api/hooks";
import type { App } from "../../app/app.ts";

/** What header and footer show, the same for everybody. A failure leaves that piece empty and the page whole. */
export const loadShell = async ({ api, prefetchShared }: App): Promise<void> => {
  await Promise.all([
    prefetchShared(queries.homeIndex(api), "home"),
    prefetchShared(queries.hotWords(api), "home"),
    prefetchShared(queries.categoryTree(api), "home"),
  ]);
};
