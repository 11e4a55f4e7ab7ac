import { queries } from "@carmine/api/hooks";
import type { App } from "../../app/app.ts";

/** What header and footer show, the same for everybody. A failure leaves that piece empty and the page whole. */
export const loadShell = async ({ api, prefetchCached }: App): Promise<void> => {
  await Promise.all([
    prefetchCached(queries.homeIndex(api), "home"),
    prefetchCached(queries.hotWords(api), "home"),
    prefetchCached(queries.categoryTree(api), "home"),
  ]);
};
