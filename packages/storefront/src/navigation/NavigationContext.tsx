import { createContext, use, useMemo, type ReactElement, type ReactNode } from "react";
import type { LoadedPage } from "./load-page.ts";

/** Address of what is shown, as the route table knows it: without locale prefix. */
export interface Location {
  readonly pathname: string;
  /** With its `?`, or empty. */
  readonly search: string;
  /** With its `#`, or empty. */
  readonly hash: string;
}

export interface VisitOptions {
  /** Takes the place of the current entry in the history. */
  readonly replace?: boolean;
  /** Leaves the page scrolled where it is. */
  readonly keepScroll?: boolean;
}

/** Goes to a path without locale prefix; done when its page is shown. */
export type Visit = (path: string, options?: VisitOptions) => Promise<void>;

export interface NavigationState {
  readonly page: LoadedPage;
  readonly location: Location;
  /** Loads the page anew where it is. */
  readonly reload: () => Promise<void>;
}

const rest = (): Promise<void> => Promise.resolve();

const NavigationContext = createContext<NavigationState>({
  page: { entry: undefined, params: {}, status: 200, View: undefined },
  location: { pathname: "/", search: "", hash: "" },
  reload: rest,
});
// Apart from the rest: links only need this one, and it never changes.
const VisitContext = createContext<Visit>(rest);
const LoadingContext = createContext<URL | undefined>(undefined);

export interface NavigationProviderProps extends Pick<NavigationState, "page" | "location"> {
  /** Missing on a server, which goes nowhere. */
  readonly visit?: Visit;
  readonly reload?: () => Promise<void>;
  /** The page that is on its way, if any. */
  readonly loading?: URL | undefined;
  readonly children: ReactNode;
}

/** Tells everything below what is shown, and lets it go elsewhere. */
export const NavigationProvider = ({
  page,
  location,
  visit = rest,
  reload = rest,
  loading,
  children,
}: NavigationProviderProps): ReactElement => {
  const state = useMemo(() => ({ page, location, reload }), [page, location, reload]);
  return (
    <VisitContext value={visit}>
      <NavigationContext value={state}>
        <LoadingContext value={loading}>{children}</LoadingContext>
      </NavigationContext>
    </VisitContext>
  );
};

/** The page that is shown. */
export const useNavigation = (): NavigationState => use(NavigationContext);

export const useVisit = (): Visit => use(VisitContext);

/** Address of the page that is on its way, if any. */
export const useLoading = (): URL | undefined => use(LoadingContext);

export const useLocation = (): Location => useNavigation().location;

/** What stands behind the `?` of the address. */
export const useSearchParams = (): URLSearchParams => {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
};
