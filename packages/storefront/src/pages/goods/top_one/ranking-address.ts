import { rankingHref } from "../../../features/links.ts";

export interface RankingAddress {
  /** A department; undefined for all of them. */
  readonly cid: number | undefined;
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
    isWhole: params.get("places") === whole,
  };
};

/** The address of a view of the ranking. */
export const rankingViewHref = ({ cid, isWhole }: RankingAddress): string => {
  const query = new URLSearchParams({
    ...(cid !== undefined && { cid: String(cid) }),
    ...(isWhole && { places: whole }),
  }).toString();
  return query ? `${rankingHref()}?${query}` : rankingHref();
};
