import type { QueryClient } from "@tanstack/react-query";
import type { CacheAnswer } from "../app/prefetch-cached.ts";
import { statusOf } from "../router/status.ts";

/** HTTP status while the marketplace is away for a moment. */
export const awayStatus = 503;

export interface OutageWatch {
  /** Asks as the given one does, and notes whether the marketplace was away. */
  readonly cacheAnswer: CacheAnswer;
  /** Whether any call for this page found the marketplace away, also one whose piece the page could do without. */
  readonly isAway: (queryClient: QueryClient) => boolean;
}

/** Keeps a page from being sent, or kept, with holes where the marketplace didn't answer. */
export const watchOutage = (cacheAnswer: CacheAnswer): OutageWatch => {
  let away = false;
  return {
    cacheAnswer: async (key, tags, ask) => {
      try {
        return await cacheAnswer(key, tags, ask);
      } catch (error) {
        away ||= statusOf(error) === awayStatus;
        throw error;
      }
    },
    isAway: (queryClient) =>
      away ||
      queryClient
        .getQueryCache()
        .getAll()
        .some(({ state }) => state.error !== null && statusOf(state.error) === awayStatus),
  };
};
