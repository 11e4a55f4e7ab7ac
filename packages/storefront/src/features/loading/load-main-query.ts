import type { FetchQueryOptions, QueryKey } from "@tanstack/react-query";
import type { LoaderContext } from "../../router/loader.ts";

/**
 * Loads what a page is about. On the server a failure is the page's failure, so that nobody keeps a page without its
 * content; in the browser the page stays and shows it in place, with a way to try again.
 */
export const loadMainQuery = async <Data, Failure, Key extends QueryKey>(
  { queryClient }: LoaderContext,
  options: FetchQueryOptions<Data, Failure, Data, Key>,
): Promise<Data | undefined> => {
  if (import.meta.env.SSR) return queryClient.fetchQuery(options);
  await queryClient.prefetchQuery(options);
  return queryClient.getQueryData<Data>(options.queryKey);
};
