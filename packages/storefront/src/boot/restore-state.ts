import type { QueryClient } from "@tanstack/react-query";
import type { PageState } from "../shell/document/page-state.ts";

export const parseState = (text: string): PageState => JSON.parse(text) as PageState;

/**
 * Restores the server's data. It counts as fetched now, because the server has already checked the freshness of a
 * cached page.
 */
export const restoreQueries = (queryClient: QueryClient, queries: PageState["queries"]): void => {
  for (const [key, data] of queries) queryClient.setQueryData(key, data);
};
