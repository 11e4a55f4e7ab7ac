import { localizedPath } from "@carmine/i18n";
import type { App } from "../app/app.ts";
import { allMessages } from "../app/messages.ts";
import { guard } from "./guard.ts";
import { isMalformed } from "./is-malformed.ts";
import type { Loading } from "./loader.ts";
import type { LoadedPage, PageEntry, PageMatch, PageTable } from "./page-table.ts";
import { statusOf } from "./status.ts";

/** A redirect, with the locale prefix. */
export interface PageRedirect {
  readonly redirect: string;
  readonly status: number;
  /** Whether the browser has to load a new document. */
  readonly document: boolean;
}

/** A path without the locale prefix, as the page table expects it. */
export const pathWithin = (basename: string, pathname: string): string =>
  basename !== "/" && (pathname === basename || pathname.startsWith(`${basename}/`))
    ? pathname.slice(basename.length) || "/"
    : pathname;

/** URL for the page: without locale prefix, and only with the query parameters that its route lists. */
const addressFor = (app: App, url: URL, { query = [] }: PageEntry): URL => {
  const address = new URL(url);
  address.pathname = pathWithin(app.basename, url.pathname);
  for (const name of Array.from(address.searchParams.keys()))
    if (!query.includes(name)) address.searchParams.delete(name);
  return address;
};

/** The page table entry for a URL with locale prefix. */
export const matchUrl = (
  { basename }: Pick<App, "basename">,
  pages: PageTable,
  { pathname }: Pick<URL, "pathname">,
): PageMatch | undefined => pages.match(pathWithin(basename, pathname));

/** Loads the complete code of a page, including the part below its first view. */
export const loadView = async (
  pages: PageTable,
  entry: PageEntry,
): Promise<Pick<LoadedPage, "View" | "Header">> => {
  const module = await pages.loadModule(entry);
  await module.preload?.();
  return { View: module.default, Header: module.Header };
};

/** Prefetches the page's data into the app's query client. */
export const loadData = async (
  app: App,
  pages: PageTable,
  { entry, params }: PageMatch,
  url: URL,
  { signal }: Loading,
): Promise<Response | void> => {
  const loader = await pages.loadLoader(entry);
  return loader?.({
    queryClient: app.queryClient,
    api: app.api,
    locale: app.locale,
    params,
    url: addressFor(app, url, entry),
    signal,
    tag: app.tag,
  });
};

const redirectTo = (app: App, path: string, status = 302): PageRedirect => ({
  redirect: localizedPath(app.locale, path),
  status,
  document: false,
});

/** The error page, with the failed page's own header if its code can be loaded. */
export const failedPage = async (
  pages: PageTable,
  status: number,
  match?: Partial<PageMatch>,
  error?: unknown,
): Promise<LoadedPage> => {
  const [module] = await Promise.all([
    // Not on the server, because the browser hydrates an error page without knowing which page failed.
    match?.entry && !import.meta.env.SSR && pages.loadModule(match.entry).catch(() => undefined),
    pages.loadErrorPage().catch(() => undefined),
  ]);
  const Header = module ? module.Header : undefined;
  return { entry: match?.entry, params: match?.params ?? {}, status, View: undefined, Header, error };
};

/** The error page and its data. */
const failedPageWithData = async (
  app: App,
  pages: PageTable,
  status: number,
  match?: PageMatch,
  error?: unknown,
): Promise<LoadedPage> => {
  const [page] = await Promise.all([
    failedPage(pages, status, match, error),
    pages.loadErrorData(app, status),
  ]);
  return page;
};

/**
 * Loads the code and data of a page, or returns its redirect. Never throws: a failure is returned as an error page.
 */
export const loadPage = async (
  app: App,
  pages: PageTable,
  url: URL,
  loading: Loading,
): Promise<LoadedPage | PageRedirect> => {
  if (isMalformed(url.pathname)) return failedPageWithData(app, pages, 400);
  const match = matchUrl(app, pages, url);
  if (!match) return failedPageWithData(app, pages, 404);
  const { entry, params } = match;
  // A document's Content-Security-Policy can't change after loading, and the payment page needs its own.
  if (entry.payment && !import.meta.env.SSR)
    return { redirect: url.pathname + url.search, status: 302, document: true };
  const instead = guard(app, entry.access, url);
  if (instead !== undefined) return redirectTo(app, instead);
  try {
    const parts = [loadView(pages, entry), loadData(app, pages, match, url, loading), allMessages()] as const;
    // Wait for all files: a file that is reported missing later would be attributed to the shown page and reload the
    // document.
    await Promise.allSettled(parts);
    const [view, answer] = await Promise.all(parts);
    const location = answer?.headers.get("location");
    if (answer && location) return redirectTo(app, location, answer.status);
    return { entry, params, status: 200, ...view };
  } catch (error) {
    return failedPageWithData(app, pages, statusOf(error), match, error);
  }
};
