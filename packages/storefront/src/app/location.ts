import { createContext, use, useMemo } from "react";

/** Parts of the current page's address; the path has no locale prefix. */
export interface PageLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

export interface NavigateOptions {
  /** Replaces the current entry of the history. */
  readonly replace?: boolean;
  /** Keeps the scroll position, for another state of the same page. */
  readonly preventScrollReset?: boolean;
}

/** Goes to a path without locale prefix; done when its page is shown. */
export type Navigate = (path: string, options?: NavigateOptions) => Promise<void>;

export const LocationContext = createContext<PageLocation>({ pathname: "/", search: "", hash: "" });
export const NavigateContext = createContext<Navigate>(() => Promise.resolve());

export const useLocation = (): PageLocation => use(LocationContext);

export const useSearchParams = (): URLSearchParams => {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
};

/** Stays the same function on every page, so that links don't render again with the address. */
export const useNavigate = (): Navigate => use(NavigateContext);
