import { createContext, use } from "react";
import type { LoadedPage } from "./load-page.ts";

export interface NavigationState {
  readonly page: LoadedPage;
  /** The page that is on its way, if any. */
  readonly loading: URL | undefined;
  /** Goes to a path without locale prefix; done when its page is shown. */
  readonly visit: (path: string, options?: { readonly replace?: boolean }) => Promise<void>;
  /** Loads the page anew where it is. */
  readonly reload: () => Promise<void>;
}

const rest = (): Promise<void> => Promise.resolve();

/** What a page that isn't in a browser, or in none of this shop, knows of the way. */
export const restingAt = (page: LoadedPage): NavigationState => ({
  page,
  loading: undefined,
  visit: rest,
  reload: rest,
});

export const NavigationContext = createContext<NavigationState>(
  restingAt({ entry: undefined, params: {}, status: 200, View: undefined }),
);

/** The page that is shown, and the one that is on its way. */
export const useNavigation = (): NavigationState => use(NavigationContext);
