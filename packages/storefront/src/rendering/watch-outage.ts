import type { QueryClient } from "@tanstack/react-query";
import type { Share } from "../app/prefetch-cached.ts";
import { statusOf } from "../router/status.ts";

/** HTTP status while the marketplace is away for a moment. */
export const awayStatus = 503;

export interface OutageWatch {
  /** Asks as the given one does, and notes whether the marketplace was away. */
  readonly share: Share;
  /** Whether any call for this page found the marketplace away, also one whose piece the page could do without. */
  readonly isAway: (queryClient: QueryClient) => boolean;
}

/** Keeps a page from being sent, or kept, with holes where the marketplace didn't answer. */
export const watchOutage = (share: Share): OutageWatch => {
  let away = false;
  return {
    share: async (key, tags, ask) => {
      try {
        return await share(key, tags, ask);
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
