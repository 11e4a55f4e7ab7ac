import type { QueryClient } from "@tanstack/react-query";
import type { PageState } from "../shell/document/page-state.ts";

/** What was fetched while rendering. */
export const collectQueries = (queryClient: QueryClient): PageState["queries"] =>
  queryClient
    .getQueryCache()
    .getAll()
    .filter((query) => query.state.status === "success")
    .map((query) => [query.queryKey, query.state.data] as const);

/** The state as JSON for `parseState`. No product name in it can end the script element that it is written into. */
export const stateText = (state: PageState): string => JSON.stringify(state).replaceAll("<", "\\u003c");
