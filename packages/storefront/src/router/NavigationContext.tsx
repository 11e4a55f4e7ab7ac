import { createContext, use, useMemo, type ReactElement, type ReactNode } from "react";
import type { LoadedPage, PageTable } from "./page-table.ts";

interface NavigationState {
  readonly pages: PageTable;
  readonly page: LoadedPage;
  /** Loads the page's code and data again and shows it. */
  readonly reload: () => Promise<void>;
}

const NavigationContext = createContext<NavigationState | undefined>(undefined);
const LoadingContext = createContext<URL | undefined>(undefined);

const noReload = (): Promise<void> => Promise.resolve();

export interface NavigationProviderProps {
  readonly pages: PageTable;
  readonly page: LoadedPage;
  /** Missing on the server, which doesn't navigate. */
  readonly reload?: () => Promise<void>;
  /** Address of the page that is being loaded, if any. */
  readonly loading?: URL | undefined;
  readonly children: ReactNode;
}

/** What react-router-dom's `Router`, which knows the address, doesn't: the page that is shown or being loaded. */
export const NavigationProvider = ({
  pages,
  page,
  reload = noReload,
  loading,
  children,
}: NavigationProviderProps): ReactElement => (
  <NavigationContext value={useMemo(() => ({ pages, page, reload }), [pages, page, reload])}>
    <LoadingContext value={loading}>{children}</LoadingContext>
  </NavigationContext>
);

const useNavigation = (): NavigationState => {
  const navigation = use(NavigationContext);
  if (!navigation) throw new Error("The page is not inside of a NavigationProvider");
  return navigation;
};

/** The page that is shown. */
export const usePage = (): LoadedPage => useNavigation().page;

export const usePages = (): PageTable => useNavigation().pages;

/** Loads the page's code and data again and shows it. */
export const useReload = (): NavigationState["reload"] => useNavigation().reload;

/** Address of the page that is being loaded, if any. */
export const useLoading = (): URL | undefined => use(LoadingContext);

/** Tells whether this shop has a page for an address that came from outside, such as the server's menu. */
export const useIsKnownPage = (): ((href: string) => boolean) => {
  const pages = usePages();
  return (href) => pages.match(href.split(/[?#]/, 1)[0] ?? "") !== undefined;
};
