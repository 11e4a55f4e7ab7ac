import { hashKey, type FetchQueryOptions, type QueryClient, type QueryKey } from "@tanstack/react-query";

/** Returns the cached answer of a key, or asks for it, once for all pages that are rendered meanwhile and until one of the
 * tags is dropped. */
export type CacheAnswer = <Answer>(
  key: string,
  tags: readonly string[],
  ask: () => Promise<Answer>,
) => Promise<Answer>;

/** Fetches data that many pages show. A failure leaves that part of the page empty. */
export type PrefetchCached = <Answer, Failure, Key extends QueryKey>(
  query: FetchQueryOptions<Answer, Failure, Answer, Key>,
  ...tags: string[]
) => Promise<void>;

/**
 * @param tag called with the tags that the page carries because of it
 * @param cacheAnswer `undefined` in the browser, which has the query client alone
 */
export const createPrefetchCached =
  (
    queryClient: QueryClient,
    tag: (...tags: string[]) => void,
    cacheAnswer: CacheAnswer | undefined,
  ): PrefetchCached =>
  async (query, ...tags) => {
    tag(...tags);
    if (!cacheAnswer) return queryClient.prefetchQuery(query);
    try {
      const key: QueryKey = query.queryKey;
      queryClient.setQueryData(
        key,
        await cacheAnswer(hashKey(key), tags, () => queryClient.fetchQuery(query)),
      );
    } catch {
      // Components that read it show nothing.
    }
  };
