import type { ApiClient } from "@carmine/api/client";
import { queries } from "@carmine/api/hooks";
import * as paths from "../../../app/paths.ts";

export const noticesPerPage = 20;

export interface NoticeSearch {
  readonly unread: boolean;
  /** From 1. */
  readonly page: number;
}

export const readNoticeSearch = (params: URLSearchParams): NoticeSearch => ({
  unread: params.get("unread") === "1",
  page: Math.max(1, Math.trunc(Number(params.get("page"))) || 1),
});

export const noticeSearchHref = ({ unread, page = 1 }: { unread: boolean; page?: number }): string => {
  const query = new URLSearchParams();
  if (unread) query.set("unread", "1");
  if (page > 1) query.set("page", String(page));
  const text = query.toString();
  return text ? `${paths.notices}?${text}` : paths.notices;
};

export const noticeQuery = (api: ApiClient, { unread, page }: NoticeSearch) =>
  queries.noticeList(api, { page, limit: noticesPerPage, ...(unread && { unread: true }) });
