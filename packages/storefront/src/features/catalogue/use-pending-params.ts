import { useLoading } from "../../router/NavigationContext.tsx";

/**
 * Query parameters of a list that is loading, so that a choice is shown immediately and further choices are added to
 * it. Undefined if none is loading.
 * @param path path of the list, without locale prefix
 */
export const usePendingParams = (path: string): URLSearchParams | undefined => {
  const next = useLoading();
  return next?.pathname.endsWith(path) ? next.searchParams : undefined;
};
