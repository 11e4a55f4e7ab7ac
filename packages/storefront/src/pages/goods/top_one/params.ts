import type { RankingPeriod } from "@carmine/api/contract";
import * as paths from "../../../app/paths.ts";
import { flag, id, listParams, oneOf, type StateOf } from "../../../features/list-params.ts";

/** The last 7, 30 and 365 days, in this order. */
export const periods = ["week", "month", "year"] as const satisfies readonly RankingPeriod[];

export const rankingParams = listParams(paths.ranking, {
  /** A department; undefined for all of them. */
  cid: id,
  // Long enough for a small shop to have sales, short enough for current demand.
  period: oneOf(periods, "month"),
  /** Whether places after the tenth are shown too. */
  places: flag("20"),
});

export type RankingState = StateOf<typeof rankingParams>;
