import type { FetchQueryOptions, QueryKey } from "@tanstack/react-query";
import type { LoaderContext } from "../../router/loader.ts";

/**
 * Loads the main data of a page. On the server a failure fails the page, so that a page without its content isn't
 * cached; in the browser the page shows the error with a retry button.
 */
export const loadMainQuery = async <Data, Failure, Key extends QueryKey>(
  { queryClient }: LoaderContext,
  options: FetchQueryOptions<Data, Failure, Data, Key>,
): Promise<Data | undefined> => {
  if (import.meta.env.SSR) return queryClient.fetchQuery(options);
  await queryClient.prefetchQuery(options);
  return queryClient.getQueryData<Data>(options.queryKey);
};
