import type { QueryClient } from "@tanstack/react-query";
import { statusOf } from "../router/status.ts";

/** HTTP status when the marketplace is temporarily unavailable. */
export const unavailableStatus = 503;

/**
 * Whether the marketplace was unavailable for any call of a page, including optional ones: such a page is incomplete and must
 * not be sent or cached.
 */
export const hadOutage = (queryClient: QueryClient): boolean =>
  queryClient
    .getQueryCache()
    .getAll()
    .some(({ state }) => state.error !== null && statusOf(state.error) === unavailableStatus);
