import { queries } from "@carmine/api/hooks";
import type { App } from "../../app/app.ts";

/** What the error page reads: where an address leads nowhere, the best sellers. Without them it shows the rest. */
export const loadErrorData = async ({ api, queryClient }: App, status: number): Promise<void> => {
  if (status === 404) await queryClient.prefetchQuery(queries.leaderboard(api));
};
