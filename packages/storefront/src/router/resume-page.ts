import type { App } from "../app/app.ts";
import { matchUrl } from "./load-page.ts";
import type { LoadedPage, PageTable } from "./page-table.ts";

/**
 * Resumes the page that the server rendered: its data is restored, only the code of its first view has to be loaded.
 * @param status HTTP status of the server's response
 */
export const resumePage = async (
  app: Pick<App, "basename">,
  pages: PageTable,
  status: number,
): Promise<LoadedPage> => {
  const match = status < 400 ? matchUrl(app, pages, location) : undefined;
  if (!match) {
    await pages.loadErrorPage().catch(() => undefined);
    return { entry: undefined, params: {}, status, View: undefined };
  }
  const { default: View, Header } = await pages.loadModule(match.entry);
  return { ...match, status, View, Header };
};
