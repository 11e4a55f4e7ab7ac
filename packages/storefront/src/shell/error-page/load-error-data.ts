import { queries } from "@carmine/api/hooks";
import type { App } from "../../app/app.ts";

/** Loads the data of the error page: best sellers for a missing page. Failures are ignored. */
export const loadErrorData = async ({ api, queryClient }: App, status: number): Promise<void> => {
  if (status === 404) await queryClient.prefetchQuery(queries.leaderboard(api));
};
