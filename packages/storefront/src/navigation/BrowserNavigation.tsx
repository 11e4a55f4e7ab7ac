import { localizedPath } from "@carmine/i18n";
import { startTransition, useEffect, useMemo, useState, type ReactElement, type ReactNode } from "react";
import { Router } from "react-router-dom";
import type { App } from "../app/app.ts";
import type { LoadedPage } from "./load-page.ts";
import { createNavigation, currentLocation, type Shown } from "./navigation.ts";
import { NavigationContext, type NavigationState } from "./NavigationContext.tsx";
import { useScroll } from "./use-scroll.ts";

export interface BrowserNavigationProps {
  readonly app: App;
  /** The page that the server rendered. */
  readonly first: LoadedPage;
  readonly children: ReactNode;
}

/** The router of the browser. What is shown stays until the next page is there. */
export const BrowserNavigation = ({ app, first, children }: BrowserNavigationProps): ReactElement => {
  const [shown, setShown] = useState<Shown>(() => ({
    location: currentLocation(),
    page: first,
    way: "first",
  }));
  const [loading, setLoading] = useState<URL>();
  const [navigation] = useState(() =>
    createNavigation(app, shown, {
      // Never at once: an urgent change would drop what is rendered but not yet hydrated.
      onLoading: (url) => startTransition(() => setLoading(url)),
      onShow: (next) => startTransition(() => setShown(next)),
    }),
  );
  useEffect(() => navigation.listen(), [navigation]);
  useScroll(shown);
  const state = useMemo<NavigationState>(
    () => ({
      page: shown.page,
      loading,
      visit: (path, options) => navigation.visit(localizedPath(app.locale, path), options),
      reload: navigation.reload,
    }),
    [app, navigation, shown, loading],
  );
  return (
    <NavigationContext value={state}>
      <Router basename={app.basename} location={shown.location} navigator={navigation.navigator}>
        {children}
      </Router>
    </NavigationContext>
  );
};
