import { localizedPath } from "@carmine/i18n";
import {
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useState,
  type ReactElement,
  type ReactNode,
} from "react";
import type { App } from "../app/app.ts";
import { pathWithin, type LoadedPage } from "./load-page.ts";
import { createNavigation, currentPlace, type Shown } from "./navigation.ts";
import { NavigationProvider, type Visit } from "./NavigationContext.tsx";
import { useScroll } from "./use-scroll.ts";

export interface BrowserNavigationProps {
  readonly app: App;
  /** The page that the server rendered. */
  readonly first: LoadedPage;
  readonly children: ReactNode;
}

/** Moves between the pages in the browser. What is shown stays until the next page is there. */
export const BrowserNavigation = ({ app, first, children }: BrowserNavigationProps): ReactElement => {
  const [shown, setShown] = useState<Shown>(() => ({ place: currentPlace(), page: first, way: "first" }));
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
  const { pathname, search, hash } = shown.place;
  const location = useMemo(
    () => ({ pathname: pathWithin(app.basename, pathname), search, hash }),
    [app, pathname, search, hash],
  );
  const visit = useCallback<Visit>(
    (path, options) => navigation.visit(localizedPath(app.locale, path), options),
    [app, navigation],
  );
  return (
    <NavigationProvider
      page={shown.page}
      location={location}
      visit={visit}
      reload={navigation.reload}
      loading={loading}
    >
      {children}
    </NavigationProvider>
  );
};
