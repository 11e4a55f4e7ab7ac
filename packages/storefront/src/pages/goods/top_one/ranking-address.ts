import type { RankingPeriod } from "@carmine/api/contract";
import { rankingHref } from "../../../features/links.ts";

/** The last 7, 30 and 365 days, in this order. */
export const periods = ["week", "month", "year"] as const satisfies readonly RankingPeriod[];

/** Long enough for a shop of any size to have sold something, short enough to tell what is bought now. */
const usual: RankingPeriod = "month";

export interface RankingAddress {
  /** A department; undefined for all of them. */
  readonly cid: number | undefined;
  readonly period: RankingPeriod;
  /** Whether the places after the tenth are shown too. */
  readonly isWhole: boolean;
}

/** In the address: that every place is shown. */
const whole = "20";

/** Reads the address of the ranking; what can't mean anything is left out. */
export const readRanking = (params: URLSearchParams): RankingAddress => {
  const cid = params.get("cid") ?? "";
  return {
    cid: /^[1-9]\d{0,8}$/.test(cid) ? Number(cid) : undefined,
    period: periods.find((period) => period === params.get("period")) ?? usual,
    isWhole: params.get("places") === whole,
  };
};

/** What the address says of a view, for canonical addresses too. */
export const rankingQuery = ({ cid, period }: Pick<RankingAddress, "cid" | "period">) => ({
  cid,
  period: period === usual ? undefined : period,
});

/** The address of a view of the ranking. */
export const rankingViewHref = ({ isWhole, ...view }: RankingAddress): string => {
  const { cid, period } = rankingQuery(view);
  const query = new URLSearchParams({
    ...(cid !== undefined && { cid: String(cid) }),
    ...(period && { period }),
    ...(isWhole && { places: whole }),
  }).toString();
  return query ? `${rankingHref()}?${query}` : rankingHref();
};
