import { localizedPath } from "@carmine/i18n";
import type { App } from "../app/app.ts";
import { loadedOnce } from "../app/loaded-once.ts";
import { allMessages } from "../app/messages.ts";
import type { LoadedPage, PageEntry, PageLoader, PageMatch } from "./page.ts";
import { ErrorView } from "../shell/error-page/error-view.ts";
import { matchPage } from "./match-page.ts";
import { loadModule } from "./page-module.ts";
import { statusOf } from "./status.ts";

const loaders = import.meta.glob<{ loader: PageLoader }>("../pages/**/loader.ts");

/** Another address instead, with the locale prefix. */
export interface PageRedirect {
  readonly redirect: string;
  readonly status: number;
  /** It has to be a document of its own. */
  readonly document: boolean;
}

/** A path as the route table knows it: without the locale prefix. */
const pathWithin = (basename: string, pathname: string): string =>
  basename !== "/" && (pathname === basename || pathname.startsWith(`${basename}/`))
    ? pathname.slice(basename.length) || "/"
    : pathname;

/** Address as the page sees it: no locale prefix, only the parameters its route names. */
const addressFor = (app: App, url: URL, { query = [] }: PageEntry): URL => {
  const address = new URL(url);
  address.pathname = pathWithin(app.basename, url.pathname);
  for (const name of Array.from(address.searchParams.keys()))
    if (!query.includes(name)) address.searchParams.delete(name);
  return address;
};

export const matchUrl = (app: App, url: URL): PageMatch | undefined =>
  matchPage(pathWithin(app.basename, url.pathname));

/** Loads the whole code of a page. */
export const loadView = async (entry: PageEntry): Promise<Pick<LoadedPage, "View" | "Header">> => {
  const module = await loadModule(entry);
  await module.preload?.();
  return { View: module.default, Header: module.Header };
};

/** Prefetches what a page reads into the app's query client. */
export const loadData = async (
  app: App,
  { entry, params }: PageMatch,
  url: URL,
  signal: AbortSignal,
): Promise<Response | void> => {
  const load = loaders[`../pages/${entry.folder}/loader.ts`];
  if (!load) return undefined;
  const { loader } = await loadedOnce(load);
  return loader({
    queryClient: app.queryClient,
    api: app.api,
    locale: app.locale,
    params,
    url: addressFor(app, url, entry),
    signal,
    tag: app.tag,
    prefetchShared: app.prefetchShared,
  });
};

const redirectTo = (app: App, path: string, status = 302): PageRedirect => ({
  redirect: localizedPath(app.locale, path),
  status,
  document: false,
});

/** The error page instead of a page, under the page's own header, with its code where that can be had. */
export const failedPage = async (
  status: number,
  match?: Partial<PageMatch>,
  error?: unknown,
): Promise<LoadedPage> => {
  const [module] = await Promise.all([
    // Never on the server: the browser takes an error page over without knowing whose place it stands in.
    match?.entry && !import.meta.env.SSR && loadModule(match.entry).catch(() => undefined),
    ErrorView.preload().catch(() => undefined),
  ]);
  const Header = module ? module.Header : undefined;
  return { entry: match?.entry, params: match?.params ?? {}, status, View: undefined, Header, error };
};

/** Code and data of the page at an address, or where to go instead. Never throws: a failure is a page as well. */
export const loadPage = async (
  app: App,
  url: URL,
  signal: AbortSignal,
): Promise<LoadedPage | PageRedirect> => {
  const match = matchUrl(app, url);
  if (!match) return failedPage(404);
  const { entry, params } = match;
  // The policy of a document is fixed when it loads: the payment page must bring its own.
  if (entry.payment && !import.meta.env.SSR)
    return { redirect: url.pathname + url.search, status: 302, document: true };
  const instead = app.guard(entry.access, url);
  if (instead !== undefined) return redirectTo(app, instead);
  try {
    const [view, answer] = await Promise.all([
      loadView(entry),
      loadData(app, match, url, signal),
      allMessages(),
    ]);
    const location = answer?.headers.get("location");
    if (answer && location) return redirectTo(app, location, answer.status);
    return { entry, params, status: 200, ...view };
  } catch (error) {
    return failedPage(statusOf(error), { entry, params }, error);
  }
};
