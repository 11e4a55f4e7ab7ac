import { localizedPath } from "@carmine/i18n";
import type { App } from "../app/app.ts";
import { loadData, loadView, matchUrl } from "./load-page.ts";
import { loadAhead } from "./missing-file.ts";
import type { PageTable } from "./page-table.ts";

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the connection is too slow or too expensive to fetch what may never be shown (specification, section 9). */
const sparesData = (connection: Connection | undefined): boolean =>
  connection !== undefined &&
  (connection.saveData === true || (connection.effectiveType?.endsWith("2g") ?? false));

/** Fetches code and data of a page, so that it is shown at once when its link is followed. Failures are ignored. */
export const prefetchPage = (app: App, pages: PageTable, href: string): void => {
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (sparesData(connection)) return;
  const url = new URL(localizedPath(app.locale, href), location.href);
  const match = matchUrl(app, pages, url);
  if (!match || match.entry.payment) return;
  const parts: (() => Promise<unknown>)[] = [() => loadView(pages, match.entry)];
  // A private page's data is live: only its code is worth fetching ahead.
  if (match.entry.access === "public")
    parts.push(() => loadData(app, pages, match, url, new AbortController().signal));
  void loadAhead(parts);
};
