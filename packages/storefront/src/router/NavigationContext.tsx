import { createContext, use, useMemo, type ReactElement, type ReactNode } from "react";
import { useApp } from "../app/AppContext.tsx";
import { LocationContext, NavigateContext, type Navigate, type PageLocation } from "../app/location.ts";
import { pathWithin } from "./load-page.ts";
import type { LoadedPage, PageTable } from "./page-table.ts";

/** Functions of the browser's router; the server doesn't navigate. */
export interface NavigationActions {
  readonly navigate: Navigate;
  /** Loads the current page's code and data again and shows it. */
  readonly reload: () => Promise<void>;
  /**
   * Updates the address to the state of the page, such as the number of loaded products, unless another page is
   * loading.
   */
  readonly note: (path: string) => void;
  /** Prefetches the code and data of the page that is likely to be visited next. */
  readonly prefetch: (path: string) => void;
  /** Registers a layer over the page, which *Back* closes. @returns function to call when the layer closes */
  readonly cover: (close: () => void) => () => void;
}

const noActions: NavigationActions = {
  navigate: () => Promise.resolve(),
  reload: () => Promise.resolve(),
  note: () => undefined,
  prefetch: () => undefined,
  cover: () => () => undefined,
};

const ActionsContext = createContext(noActions);
const PagesContext = createContext<PageTable | undefined>(undefined);
const PageContext = createContext<LoadedPage | undefined>(undefined);
const LoadingContext = createContext<URL | undefined>(undefined);

export interface NavigationProviderProps {
  readonly pages: PageTable;
  readonly page: LoadedPage;
  /** Address of the page, with the locale prefix. */
  readonly location: PageLocation;
  /** The same object on all pages. */
  readonly actions?: NavigationActions;
  /** Address of the page that is loading, if any. */
  readonly loading?: URL | undefined;
  readonly children: ReactNode;
}

export const NavigationProvider = ({
  pages,
  page,
  location: { pathname, search, hash },
  actions = noActions,
  loading,
  children,
}: NavigationProviderProps): ReactElement => {
  const { basename } = useApp();
  const location = useMemo(
    () => ({ pathname: pathWithin(basename, pathname), search, hash }),
    [basename, pathname, search, hash],
  );
  return (
    <PagesContext value={pages}>
      <ActionsContext value={actions}>
        <NavigateContext value={actions.navigate}>
          <LocationContext value={location}>
            <PageContext value={page}>
              <LoadingContext value={loading}>{children}</LoadingContext>
            </PageContext>
          </LocationContext>
        </NavigateContext>
      </ActionsContext>
    </PagesContext>
  );
};

const present = <Value,>(value: Value | undefined): Value => {
  if (value === undefined) throw new Error("The page is not inside of a NavigationProvider");
  return value;
};

export const usePage = (): LoadedPage => present(use(PageContext));

export const useNavigationActions = (): NavigationActions => use(ActionsContext);

/** Address of the page that is loading, if any. */
export const useLoading = (): URL | undefined => use(LoadingContext);

/**
 * Returns a function that checks whether the shop has a page for an external value, such as a link in the server's
 * menu.
 */
export const useIsKnownPage = (): ((href: string) => boolean) => {
  const pages = present(use(PagesContext));
  return (href) => pages.match(href.split(/[?#]/, 1)[0] ?? "") !== undefined;
};
