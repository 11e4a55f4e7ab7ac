import type { Query } from "@tanstack/react-query";

interface FetchMeta {
  readonly fetchMore?: { readonly direction: string };
}

/**
 * Whether a visible component waits for a query: it has no data yet, is retried after a failure, or loads more.
 * Prefetches and background refetches don't count.
 */
export const isBlockingQuery = (query: Query): boolean => {
  const { data, status, fetchMeta } = query.state;
  const more = (fetchMeta as FetchMeta | null)?.fetchMore !== undefined;
  return query.isActive() && (data === undefined || status === "error" || more);
};
