import { hashKey, type FetchQueryOptions, type QueryClient, type QueryKey } from "@tanstack/react-query";

/** Answers a question once for all pages that are rendered meanwhile, until one of the tags is dropped. */
export type Share = <Answer>(
  key: string,
  tags: readonly string[],
  ask: () => Promise<Answer>,
) => Promise<Answer>;

/** Fetches what the pages of many products show. A failure leaves that piece empty and the page whole. */
export type PrefetchShared = <Answer, Failure, Key extends QueryKey>(
  query: FetchQueryOptions<Answer, Failure, Answer, Key>,
  ...tags: string[]
) => Promise<void>;

/**
 * @param tag told which tags the page carries because of it
 * @param share `undefined` where every page is on its own
 */
export const createPrefetchShared =
  (queryClient: QueryClient, tag: (...tags: string[]) => void, share: Share | undefined): PrefetchShared =>
  async (query, ...tags) => {
    tag(...tags);
    if (!share) return queryClient.prefetchQuery(query);
    try {
      const key: QueryKey = query.queryKey;
      queryClient.setQueryData(key, await share(hashKey(key), tags, () => queryClient.fetchQuery(query)));
    } catch {
      // What reads it shows nothing.
    }
  };
