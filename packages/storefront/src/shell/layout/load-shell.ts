import { queries } from "@carmine/api/hooks";
import type { App } from "../../app/app.ts";
import { ShopUserMenu } from "../header/user-menu/user-menu.ts";

/** Loads code and data of the signed-in account for the header. Without them the header shows a guest. */
const loadPerson = async ({ api, queryClient, stores }: App): Promise<void> => {
  if (!stores.session.getState().signedIn) return;
  await Promise.all([
    ShopUserMenu.preload(),
    queryClient.ensureQueryData(queries.userInfo(api)).catch(() => undefined),
    // The menu hydrates late, so the page may already have loaded the entries.
    queryClient.ensureQueryData(queries.userMenu(api)).catch(() => undefined),
    queryClient.ensureQueryData(queries.cartCount(api)).catch(() => undefined),
  ]);
};

/** Whether `loadShell` has loaded the signed-in account. */
export const isPersonLoaded = ({ api, queryClient, stores }: App): boolean =>
  stores.session.getState().signedIn &&
  queryClient.getQueryData(queries.userInfo(api).queryKey) !== undefined;

/** Loads the data of header and footer on the server. A failure leaves only that part empty. */
export const loadShell = async (app: App): Promise<void> => {
  const { api, queryClient } = app;
  app.tag("home");
  await Promise.all([
    queryClient.prefetchQuery(queries.homeIndex(api)),
    queryClient.prefetchQuery(queries.hotWords(api)),
    queryClient.prefetchQuery(queries.categoryTree(api)),
    queryClient.prefetchQuery(queries.payMethod(api)),
    loadPerson(app),
  ]);
};
