import type { LoadedPage } from "./page.ts";
import type { PageState } from "../shell/document/page-state.ts";
import { ErrorView } from "../shell/error-page/error-view.ts";
import { loadModule } from "./page-module.ts";

/** The page that the server rendered: its data is in place, only the code of its first view is missing. */
export const resumePage = async ({
  page,
  status,
}: Pick<PageState, "page" | "status">): Promise<LoadedPage> => {
  if (!page) {
    await ErrorView.preload().catch(() => undefined);
    return { entry: undefined, params: {}, status, View: undefined };
  }
  const { default: View, Header } = await loadModule(page.entry);
  return { ...page, status, View, Header };
};
