import { localizedPath } from "@carmine/i18n";
import type { App } from "../app/app.ts";
import { loadPage, loadView, matchUrl } from "./load-page.ts";
import { loadAhead } from "./missing-file.ts";
import type { LoadedPage, PageTable } from "./page-table.ts";

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the connection is too slow or too expensive to fetch what may never be shown (specification, section 9). */
const sparesData = (connection: Connection | undefined): boolean =>
  connection !== undefined &&
  (connection.saveData === true || (connection.effectiveType?.endsWith("2g") ?? false));

/** A page that is ready to be shown at an address. */
export interface PreparedPage {
  /** With the locale prefix. */
  readonly url: URL;
  readonly page: LoadedPage;
}

/**
 * Fetches code and data of a page, so that it is shown at once when its link is followed. Failures are ignored.
 * @returns a public page without redirect or failure: it may be rendered before anybody asks for it
 */
export const prefetchPage = async (
  app: App,
  pages: PageTable,
  href: string,
): Promise<PreparedPage | undefined> => {
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (sparesData(connection)) return undefined;
  const url = new URL(localizedPath(app.locale, href), location.href);
  const match = matchUrl(app, pages, url);
  if (!match || match.entry.payment) return undefined;
  // A private page's data is live: only its code is worth fetching ahead.
  if (match.entry.access !== "public") {
    await loadAhead(() => loadView(pages, match.entry));
    return undefined;
  }
  const page = await loadAhead(() =>
    loadPage(app, pages, url, { signal: new AbortController().signal, isAhead: true }),
  );
  return page && "View" in page && page.status === 200 ? { url, page } : undefined;
};
