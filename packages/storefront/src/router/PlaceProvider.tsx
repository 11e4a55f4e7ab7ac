import { useMemo, type ReactElement, type ReactNode } from "react";
import { NavigationType, UNSAFE_LocationContext as LocationContext, type Path } from "react-router-dom";
import { useApp } from "../app/AppContext.tsx";
import { IsHiddenContext } from "../app/is-hidden.ts";
import { pathWithin } from "./load-page.ts";
import { PageContext } from "./NavigationContext.tsx";
import type { LoadedPage } from "./page-table.ts";

export interface PlaceProviderProps {
  readonly page: LoadedPage;
  readonly location: Path;
  readonly isHidden: boolean;
  readonly children: ReactNode;
}

/**
 * Gives a page its own address: a hidden one isn't at the router's. A `Router` within another one is
 * refused by react-router-dom, so its context is set. Nothing changes for the page when it is shown.
 */
export const PlaceProvider = ({ page, location, isHidden, children }: PlaceProviderProps): ReactElement => {
  const { basename } = useApp();
  const { search, hash } = location;
  const pathname = pathWithin(basename, location.pathname);
  const place = useMemo(
    () => ({
      location: { pathname, search, hash, state: null, key: "default" },
      navigationType: NavigationType.Pop,
    }),
    [pathname, search, hash],
  );
  return (
    <LocationContext value={place}>
      <PageContext value={page}>
        <IsHiddenContext value={isHidden}>{children}</IsHiddenContext>
      </PageContext>
    </LocationContext>
  );
};
