import type { QueryClient } from "@tanstack/react-query";
import type { PageState } from "../shell/document/page-state.ts";

/** Returns the query data that was fetched while rendering. */
export const collectQueries = (queryClient: QueryClient): PageState["queries"] =>
  queryClient
    .getQueryCache()
    .getAll()
    .filter((query) => query.state.status === "success")
    .map((query) => [query.queryKey, query.state.data] as const);

/** The state as JSON for `parseState`, escaped so that no text can close the script element. */
export const stateText = (state: PageState): string => JSON.stringify(state).replaceAll("<", "\\u003c");
