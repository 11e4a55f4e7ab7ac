import { startTransition, useEffect, useState, type ReactElement, type ReactNode } from "react";
import { Router } from "react-router-dom";
import type { App } from "../app/app.ts";
import { createNavigation } from "./navigation.ts";
import { NavigationProvider } from "./NavigationContext.tsx";
import { createNavigator } from "./navigator.ts";
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

/** The router of the browser. The current page stays until the next one is loaded. */
export const BrowserRouter = ({ app, pages, first, children }: BrowserRouterProps): ReactElement => {
  const [shown, setShown] = useState<ShownPage>(() => ({
    location: currentLocation(),
    page: first,
    way: "first",
  }));
  const [loading, setLoading] = useState<URL>();
  const [{ navigation, navigator, prefetch }] = useState(() => {
    const created = createNavigation(app, pages, shown, {
      // In a transition: an urgent update would discard server-rendered parts that are not hydrated yet.
      onLoading: (url) => startTransition(() => setLoading(url)),
      onShow: (next) => startTransition(() => setShown(next)),
    });
    return {
      navigation: created,
      navigator: createNavigator(created),
      prefetch: (href: string) => void prefetchPage(app, pages, href),
    };
  });
  useEffect(() => {
    const onPop = (): void => void navigation.pop();
    addEventListener("popstate", onPop);
    return () => removeEventListener("popstate", onPop);
  }, [navigation]);
  useScroll(shown);
  useBackClosesMenus(navigation.cover);
  return (
    <Router basename={app.basename} location={shown.location} navigator={navigator}>
      <NavigationProvider
        pages={pages}
        page={shown.page}
        reload={navigation.reload}
        follow={navigator.push}
        note={navigation.note}
        prefetch={prefetch}
        cover={navigation.cover}
        loading={loading}
      >
        {children}
      </NavigationProvider>
    </Router>
  );
};
