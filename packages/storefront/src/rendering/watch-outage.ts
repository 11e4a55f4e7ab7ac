import type { QueryClient } from "@tanstack/react-query";
import type { CacheAnswer } from "../app/prefetch-cached.ts";
import { statusOf } from "../router/status.ts";

/** HTTP status while the marketplace is temporarily unavailable. */
export const awayStatus = 503;

export interface OutageWatch {
  /** Wraps the given transport and records whether the marketplace was unavailable. */
  readonly cacheAnswer: CacheAnswer;
  /** Whether the marketplace was unavailable for any call of this page, including optional ones. */
  readonly isAway: (queryClient: QueryClient) => boolean;
}

/** Prevents incomplete pages from being sent or cached when the marketplace didn't answer. */
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
