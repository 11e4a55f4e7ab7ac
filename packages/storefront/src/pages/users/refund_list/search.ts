import * as paths from "../../../app/paths.ts";

export const refundsPerPage = 10;
const longestWords = 100;
const maxPages = 10_000;

export interface RefundSearch {
  /** From 1. */
  readonly page: number;
  /** Number or product as typed; empty for none. */
  readonly keywords: string;
}

/** Reads the address; invalid values are read as the first page of all refunds. */
export const readRefundSearch = (params: URLSearchParams): RefundSearch => {
  const page = params.get("page") ?? "1";
  return {
    page: /^[1-9]\d*$/.test(page) ? Math.min(Number(page), maxPages) : 1,
    keywords: (params.get("keywords") ?? "").trim().slice(0, longestWords),
  };
};

export const refundSearchHref = ({ page = 1, keywords = "" }: Partial<RefundSearch>): string => {
  const query = new URLSearchParams();
  if (keywords !== "") query.set("keywords", keywords);
  if (page > 1) query.set("page", String(page));
  const text = query.toString();
  return text ? `${paths.refunds}?${text}` : paths.refunds;
};

/** What the call `order/refund/list` takes. */
export const refundQueryOf = ({ page, keywords }: RefundSearch) => ({
  page,
  limit: refundsPerPage,
  ...(keywords === "" ? {} : { keywords }),
});
