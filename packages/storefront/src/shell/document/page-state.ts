import type { QueryClient, QueryKey } from "@tanstack/react-query";
import type { Locale } from "@carmine/i18n";
import type { Messages } from "@carmine/i18n/react";
import type { Environment } from "../../app/environment.ts";
import type { PageMatch } from "../../router/page.ts";

/** Everything that the browser needs to continue where the server stopped. */
export interface PageState {
  readonly locale: Locale;
  readonly environment: Environment;
  /** The texts that the page shows; in development all of them are loaded instead. */
  readonly texts: Messages | undefined;
  /** Key and data of each query that the page read. */
  readonly queries: readonly (readonly [QueryKey, unknown])[];
  /** Which page it is; missing where the error page stands in its place. */
  readonly page?: PageMatch;
  /** HTTP status of the page; no cause of a failure ever reaches the browser. */
  readonly status: number;
}

export const stateElementId = "state";

export const parseState = (text: string): PageState => JSON.parse(text) as PageState;

/** What was fetched while rendering. The library's own form is three times as long, with counters nobody reads. */
export const collectQueries = (queryClient: QueryClient): PageState["queries"] =>
  queryClient
    .getQueryCache()
    .getAll()
    .filter((query) => query.state.status === "success")
    .map((query) => [query.queryKey, query.state.data] as const);

/**
 * Puts the server's data in place. It counts as fetched now: a page out of the cache is as fresh as its tags and its
 * age allow, which the server has already decided.
 */
export const restoreQueries = (queryClient: QueryClient, queries: PageState["queries"]): void => {
  for (const [key, data] of queries) queryClient.setQueryData(key, data);
};
