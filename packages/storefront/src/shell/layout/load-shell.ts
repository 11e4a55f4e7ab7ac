import { queries } from "@carmine/api/hooks";
import type { App } from "../../app/app.ts";

/** Data of header and footer, the same for everybody. A failure leaves only that part empty. */
export const loadShell = async ({ api, prefetchCached }: App): Promise<void> => {
  await Promise.all([
    prefetchCached(queries.homeIndex(api), "home"),
    prefetchCached(queries.hotWords(api), "home"),
    prefetchCached(queries.categoryTree(api), "home"),
  ]);
};
