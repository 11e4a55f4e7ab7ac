import type { Query } from "@tanstack/react-query";

interface FetchMeta {
  readonly fetchMore?: { readonly direction: string };
}

/**
 * Whether somebody waits for a query that is being fetched: something on the screen has nothing to show yet, failed
 * and is tried again, or loads more. What is prefetched or only renewed shows nothing.
 */
export const isWaitedFor = (query: Query): boolean => {
  const { data, status, fetchMeta } = query.state;
  const more = (fetchMeta as FetchMeta | null)?.fetchMore !== undefined;
  return query.isActive() && (data === undefined || status === "error" || more);
};
