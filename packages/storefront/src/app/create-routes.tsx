import type { ComponentType } from "react";
import { redirect, redirectDocument, type LoaderFunctionArgs, type RouteObject } from "react-router-dom";
import { ErrorPage } from "../shell/error-page/ErrorPage.tsx";
import { Layout } from "../shell/layout/Layout.tsx";
import { loadShell } from "../shell/layout/load-shell.ts";
import { pages } from "../routes.tsx";
import type { App } from "./app.ts";
import { notFound, type PageEntry, type PageHandle, type PageLoader } from "./page.ts";

const views = import.meta.glob<{ default: ComponentType }>("../pages/**/page.tsx");
const loaders = import.meta.glob<{ loader: PageLoader }>("../pages/**/loader.ts");

/** Address as the page sees it: no locale prefix, only the parameters its route names. */
const pageUrl = (request: Request, basename: string, query: readonly string[] = []): URL => {
  const url = new URL(request.url);
  if (basename !== "/" && url.pathname.startsWith(basename))
    url.pathname = url.pathname.slice(basename.length) || "/";
  for (const name of Array.from(url.searchParams.keys()))
    if (!query.includes(name)) url.searchParams.delete(name);
  return url;
};

const pageRoute = (app: App, entry: PageEntry): RouteObject => {
  const viewFile = `../pages/${entry.folder}/page.tsx`;
  const view = views[viewFile];
  if (!view) throw new Error(`Route ${entry.path} has no src/pages/${entry.folder}/page.tsx`);
  const load = loaders[`../pages/${entry.folder}/loader.ts`];
  const handle: PageHandle = { ...entry, modules: [`src/pages/${entry.folder}/page.tsx`] };
  const loader = async ({ request, params }: LoaderFunctionArgs): Promise<Response | null> => {
    // The policy of a document is fixed when it loads: the payment page must bring its own.
    if (entry.payment && !import.meta.env.SSR) throw redirectDocument(request.url);
    const answer = app.guard(entry.access, request);
    if (answer !== undefined) throw redirect(answer);
    if (!load) return null;
    const module = await load();
    const response = await module.loader({
      queryClient: app.queryClient,
      api: app.api,
      locale: app.locale,
      params,
      url: pageUrl(request, app.basename, entry.query),
      signal: request.signal,
      tag: app.tag,
    });
    return response ?? null;
  };
  return {
    // Named, because the browser needs the ids before the router makes its own.
    id: entry.path,
    path: entry.path,
    handle,
    loader,
    lazy: async () => ({ Component: (await view()).default }),
    ErrorBoundary: ErrorPage,
  };
};

/** The routes of one request, or of one browser tab: their loaders work on that app's query client. */
export const createRoutes = (app: App): RouteObject[] => [
  {
    id: "shell",
    Component: Layout,
    loader: () => loadShell(app).then(() => null),
    shouldRevalidate: () => false,
    children: [
      ...pages.map((entry) => pageRoute(app, entry)),
      {
        id: "*",
        path: "*",
        loader: () => {
          throw notFound();
        },
        Component: ErrorPage,
        ErrorBoundary: ErrorPage,
      },
    ],
    ErrorBoundary: ErrorPage,
  },
];
