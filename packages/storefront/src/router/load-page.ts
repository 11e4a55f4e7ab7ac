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
  /** The browser has to load it as a new document. */
  readonly document: boolean;
}

/** A path as the page table knows it: without the locale prefix. */
export const pathWithin = (basename: string, pathname: string): string =>
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

/** The entry of an address with locale prefix. */
export const matchUrl = (
  { basename }: Pick<App, "basename">,
  pages: PageTable,
  { pathname }: Pick<URL, "pathname">,
): PageMatch | undefined => pages.match(pathWithin(basename, pathname));

/** Loads the whole code of a page, with what is below its first view. */
export const loadView = async (
  pages: PageTable,
  entry: PageEntry,
): Promise<Pick<LoadedPage, "View" | "Header">> => {
  const module = await pages.loadModule(entry);
  await module.preload?.();
  return { View: module.default, Header: module.Header };
};

/** Prefetches what a page reads into the app's query client. */
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

/** The error page instead of a page, under the page's own header, with its code where that can be loaded. */
export const failedPage = async (
  pages: PageTable,
  status: number,
  match?: Partial<PageMatch>,
  error?: unknown,
): Promise<LoadedPage> => {
  const [module] = await Promise.all([
    // Never on the server: the browser takes an error page over without knowing which page failed.
    match?.entry && !import.meta.env.SSR && pages.loadModule(match.entry).catch(() => undefined),
    pages.loadErrorPage().catch(() => undefined),
  ]);
  const Header = module ? module.Header : undefined;
  return { entry: match?.entry, params: match?.params ?? {}, status, View: undefined, Header, error };
};

/** The same with what the error page reads. */
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

/** Code and data of the page at an address, or where to go instead. Never throws: a failure is a page as well. */
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
  // The Content-Security-Policy of a document is fixed when it loads: the payment page needs its own.
  if (entry.payment && !import.meta.env.SSR)
    return { redirect: url.pathname + url.search, status: 302, document: true };
  const instead = guard(app, entry.access, url);
  if (instead !== undefined) return redirectTo(app, instead);
  try {
    const parts = [loadView(pages, entry), loadData(app, pages, match, url, loading), allMessages()] as const;
    // Nothing may be under way once this page is given up: a file that is found missing later would be taken for one
    // that the shown page needs, and the document be loaded again.
    await Promise.allSettled(parts);
    const [view, answer] = await Promise.all(parts);
    const location = answer?.headers.get("location");
    if (answer && location) return redirectTo(app, location, answer.status);
    return { entry, params, status: 200, ...view };
  } catch (error) {
    return failedPageWithData(app, pages, statusOf(error), match, error);
  }
};
