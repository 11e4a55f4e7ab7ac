import { startTransition, useEffect, useState, type ReactElement, type ReactNode } from "react";
import { Router } from "react-router-dom";
import type { App } from "../app/app.ts";
import type { LoadedPage } from "./page.ts";
import { NavigationProvider } from "./NavigationContext.tsx";
import { startNavigation } from "./start-navigation.ts";
import { currentLocation, type Shown } from "./shown.ts";
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
    startNavigation(app, shown, {
      // Never at once: an urgent change would drop what is rendered but not yet hydrated.
      onLoading: (url) => startTransition(() => setLoading(url)),
      onShow: (next) => startTransition(() => setShown(next)),
    }),
  );
  useEffect(() => navigation.listen(), [navigation]);
  useScroll(shown);
  return (
    <Router basename={app.basename} location={shown.location} navigator={navigation}>
      <NavigationProvider page={shown.page} reload={navigation.reload} loading={loading}>
        {children}
      </NavigationProvider>
    </Router>
  );
};
