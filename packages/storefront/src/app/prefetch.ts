import { matchRoutes, type LoaderFunctionArgs, type RouteObject } from "react-router-dom";
import { localizedPath } from "@carmine/i18n";
import type { App } from "./app.ts";
import type { PageHandle } from "./page.ts";

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the connection is too slow or too dear to fetch what may never be looked at (specification, section 9). */
export const sparesData = (connection: Connection | undefined): boolean =>
  connection !== undefined &&
  (connection.saveData === true || (connection.effectiveType?.endsWith("2g") ?? false));

const routesOf = new WeakMap<App, RouteObject[]>();

/** Told once by the browser's entry: the routes that links may fetch ahead. */
export const rememberRoutes = (app: App, routes: RouteObject[]): void => {
  routesOf.set(app, routes);
};

/** Fetches code and data of a page, so that it stands at once when its link is followed. Failures show only then. */
export const prefetchPage = (app: App, href: string): void => {
  const routes = routesOf.get(app);
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (!routes || sparesData(connection)) return;
  const url = new URL(localizedPath(app.locale, href), location.href);
  for (const { route, params } of matchRoutes(routes, url, app.basename) ?? []) {
    const handle = route.handle as PageHandle | undefined;
    // A private page's data is live: only its code is worth fetching ahead.
    if (!handle || handle.payment) continue;
    if (typeof route.lazy === "function") route.lazy().catch(() => undefined);
    if (handle.access !== "public" || typeof route.loader !== "function") continue;
    const request = new Request(url);
    const load = route.loader as (args: Pick<LoaderFunctionArgs, "request" | "params">) => unknown;
    void Promise.resolve(load({ request, params })).catch(() => undefined);
  }
};
