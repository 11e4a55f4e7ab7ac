import { localizedPath } from "@carmine/i18n";
import { startTransition, useEffect, useState, type ReactElement, type ReactNode } from "react";
import type { App } from "../app/app.ts";
import { createNavigation } from "./navigation.ts";
import { NavigationProvider, type NavigationActions } from "./NavigationContext.tsx";
import type { LoadedPage, PageTable } from "./page-table.ts";
import { prefetchPage } from "./prefetch-page.ts";
import { currentLocation, type ShownPage } from "./shown-page.ts";
import { useBackClosesMenus } from "./use-back-closes.ts";
import { useScroll } from "./use-scroll.ts";

export interface BrowserRouterProps {
  readonly app: App;
  readonly pages: PageTable;
  /** The page that the server rendered. */
  readonly first: LoadedPage;
  readonly children: ReactNode;
}

/** The browser's router. The current page stays visible until the next one is loaded. */
export const BrowserRouter = ({ app, pages, first, children }: BrowserRouterProps): ReactElement => {
  const [shown, setShown] = useState<ShownPage>(() => ({
    location: currentLocation(),
    page: first,
    way: "first",
  }));
  const [loading, setLoading] = useState<URL>();
  const [{ pop, actions }] = useState(() => {
    const navigation = createNavigation(app, pages, shown, {
      // In a transition: an urgent update would discard server-rendered parts that are not hydrated yet.
      onLoading: (url) => startTransition(() => setLoading(url)),
      onShow: (next) => startTransition(() => setShown(next)),
    });
    const created: NavigationActions = {
      navigate: (path, options) => navigation.visit(localizedPath(app.locale, path), options),
      reload: navigation.reload,
      note: (path) => navigation.note(localizedPath(app.locale, path)),
      prefetch: (path) => void prefetchPage(app, pages, path),
      cover: navigation.cover,
    };
    return { pop: navigation.pop, actions: created };
  });
  useEffect(() => {
    const onPop = (): void => void pop();
    addEventListener("popstate", onPop);
    return () => removeEventListener("popstate", onPop);
  }, [pop]);
  useScroll(shown);
  useBackClosesMenus(actions.cover);
  return (
    <NavigationProvider
      pages={pages}
      page={shown.page}
      location={shown.location}
      actions={actions}
      loading={loading}
    >
      {children}
    </NavigationProvider>
  );
};
