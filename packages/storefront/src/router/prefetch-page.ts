import { localizedPath } from "@carmine/i18n";
import type { App } from "../app/app.ts";
import { loadPage, loadView, matchUrl } from "./load-page.ts";
import { loadAhead } from "./missing-file.ts";
import type { PageTable } from "./page-table.ts";

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the connection is too slow or too expensive for prefetching (specification, section 9). */
const sparesData = (connection: Connection | undefined): boolean =>
  connection !== undefined &&
  (connection.saveData === true || (connection.effectiveType?.endsWith("2g") ?? false));

/** Prefetches a page's code and data, so that following its link shows it immediately. Ignores failures. */
export const prefetchPage = async (app: App, pages: PageTable, href: string): Promise<void> => {
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (sparesData(connection)) return;
  const url = new URL(localizedPath(app.locale, href), location.href);
  const match = matchUrl(app, pages, url);
  if (!match || match.entry.payment) return;
  // The data of private pages must be fresh, so only their code is prefetched.
  await (match.entry.access === "public"
    ? loadAhead(() => loadPage(app, pages, url, new AbortController()))
    : loadAhead(() => loadView(pages, match.entry)));
};
