import { createContext, use, useMemo, type ReactElement, type ReactNode } from "react";
import type { LoadedPage, PageTable } from "./page-table.ts";

/** What stays as it is from page to page: a hundred links read it, and needn't render anew with each page. */
interface Site {
  readonly pages: PageTable;
  /** Loads the page's code and data again and shows it. */
  readonly reload: () => Promise<void>;
  /** Goes to an address with locale prefix. */
  readonly follow: (path: string) => void;
  /** Puts into the address what the shown page has come to, unless another page is on its way. */
  readonly note: (path: string) => void;
  /** Fetches code and data of the page that is likely to be visited next; `href` has no locale prefix. */
  readonly prefetch: (href: string) => void;
  /** Something opened over the page: *Back* closes it. @returns to be called once it is closed */
  readonly cover: (close: () => void) => () => void;
}

const SiteContext = createContext<Site | undefined>(undefined);
const PageContext = createContext<LoadedPage | undefined>(undefined);
const LoadingContext = createContext<URL | undefined>(undefined);

const noReload = (): Promise<void> => Promise.resolve();
const stay = (): void => undefined;
const noCover = (): (() => void) => stay;

export interface NavigationProviderProps {
  readonly pages: PageTable;
  readonly page: LoadedPage;
  /** Missing on the server, which doesn't navigate; so are the four below. */
  readonly reload?: () => Promise<void>;
  readonly follow?: (path: string) => void;
  readonly note?: (path: string) => void;
  readonly prefetch?: (href: string) => void;
  readonly cover?: Site["cover"];
  /** Address of the page that is being loaded, if any. */
  readonly loading?: URL | undefined;
  readonly children: ReactNode;
}

/** What react-router-dom's `Router`, which knows the address, doesn't: the page that is shown or being loaded. */
export const NavigationProvider = ({
  pages,
  page,
  reload = noReload,
  follow = stay,
  note = stay,
  prefetch = stay,
  cover = noCover,
  loading,
  children,
}: NavigationProviderProps): ReactElement => (
  <SiteContext
    value={useMemo(
      () => ({ pages, reload, follow, note, prefetch, cover }),
      [pages, reload, follow, note, prefetch, cover],
    )}
  >
    <PageContext value={page}>
      <LoadingContext value={loading}>{children}</LoadingContext>
    </PageContext>
  </SiteContext>
);

const present = <Value,>(value: Value | undefined): Value => {
  if (value === undefined) throw new Error("The page is not inside of a NavigationProvider");
  return value;
};

/** The page that is shown. */
export const usePage = (): LoadedPage => present(use(PageContext));

const useSite = (): Site => present(use(SiteContext));

/** Loads the page's code and data again and shows it. */
export const useReload = (): Site["reload"] => useSite().reload;

/** Goes to an address with locale prefix, as a link does. Unlike `useNavigate` it doesn't change with the address. */
export const useFollow = (): Site["follow"] => useSite().follow;

/** Puts into the address, with locale prefix, what the page has come to, unless another page is on its way. */
export const useNote = (): Site["note"] => useSite().note;

/** Fetches code and data of the page that is likely to be visited next; `href` has no locale prefix. */
export const usePrefetchPage = (): Site["prefetch"] => useSite().prefetch;

/** Has *Back* close what opened over the page, see `useBackCloses`. */
export const useCover = (): Site["cover"] => useSite().cover;

/** Address of the page that is being loaded, if any. */
export const useLoading = (): URL | undefined => use(LoadingContext);

/** Tells whether this shop has a page for an address that came from outside, such as the server's menu. */
export const useIsKnownPage = (): ((href: string) => boolean) => {
  const { pages } = useSite();
  return (href) => pages.match(href.split(/[?#]/, 1)[0] ?? "") !== undefined;
};
