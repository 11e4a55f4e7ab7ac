import { startTransition, useEffect, useState, type ReactElement, type ReactNode } from "react";
import { Router } from "react-router-dom";
import type { App } from "../app/app.ts";
import { createNavigation } from "./navigation.ts";
import { NavigationProvider } from "./NavigationContext.tsx";
import { createNavigator } from "./navigator.ts";
import type { LoadedPage, PageTable } from "./page-table.ts";
import { currentLocation, type ShownPage } from "./shown-page.ts";
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
  const [{ navigation, navigator }] = useState(() => {
    const created = createNavigation(app, pages, shown, {
      // In a transition: an urgent update would discard server-rendered parts that are not hydrated yet.
      onLoading: (url) => startTransition(() => setLoading(url)),
      onShow: (next) => startTransition(() => setShown(next)),
    });
    return { navigation: created, navigator: createNavigator(created) };
  });
  useEffect(() => {
    const onPop = (): void => void navigation.pop();
    addEventListener("popstate", onPop);
    return () => removeEventListener("popstate", onPop);
  }, [navigation]);
  useScroll(shown);
  return (
    <Router basename={app.basename} location={shown.location} navigator={navigator}>
      <NavigationProvider
        pages={pages}
        page={shown.page}
        reload={navigation.reload}
        follow={navigator.push}
        loading={loading}
      >
        {children}
      </NavigationProvider>
    </Router>
  );
};
