import { createContext, use, useMemo, type ReactElement, type ReactNode } from "react";
import type { LoadedPage } from "./page.ts";

interface NavigationState {
  readonly page: LoadedPage;
  /** Loads the page anew where it is. */
  readonly reload: () => Promise<void>;
}

const rest = (): Promise<void> => Promise.resolve();

const NavigationContext = createContext<NavigationState>({
  page: { entry: undefined, params: {}, status: 200, View: undefined },
  reload: rest,
});
const LoadingContext = createContext<URL | undefined>(undefined);

export interface NavigationProviderProps {
  readonly page: LoadedPage;
  /** Missing on a server, which goes nowhere. */
  readonly reload?: () => Promise<void>;
  /** The page that is on its way, if any. */
  readonly loading?: URL | undefined;
  readonly children: ReactNode;
}

/** Beside the router, which knows the address: the page that stands there, and the one that is on its way. */
export const NavigationProvider = ({
  page,
  reload = rest,
  loading,
  children,
}: NavigationProviderProps): ReactElement => (
  <NavigationContext value={useMemo(() => ({ page, reload }), [page, reload])}>
    <LoadingContext value={loading}>{children}</LoadingContext>
  </NavigationContext>
);

/** The page that is shown. */
export const usePage = (): LoadedPage => use(NavigationContext).page;

/** Loads the page anew where it is. */
export const useReload = (): NavigationState["reload"] => use(NavigationContext).reload;

/** Address of the page that is on its way, if any. */
export const useLoading = (): URL | undefined => use(LoadingContext);
