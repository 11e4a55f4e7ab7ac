import { createContext, use, useMemo } from "react";

/** Address of the current page; the path has no locale prefix. */
export interface PageLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

export interface NavigateOptions {
  /** Replaces the current history entry. */
  readonly replace?: boolean;
  /** Keeps the scroll position, for another state of the same page. */
  readonly preventScrollReset?: boolean;
}

/** Navigates to a path without locale prefix; resolves when the page is shown. */
export type Navigate = (path: string, options?: NavigateOptions) => Promise<void>;

export const LocationContext = createContext<PageLocation>({ pathname: "/", search: "", hash: "" });
export const NavigateContext = createContext<Navigate>(() => Promise.resolve());

export const useLocation = (): PageLocation => use(LocationContext);

export const useSearchParams = (): URLSearchParams => {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
};

/** Returns the same function on every page, so that links don't re-render when the address changes. */
export const useNavigate = (): Navigate => use(NavigateContext);
