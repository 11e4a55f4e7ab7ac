import type { ApiClient } from "@carmine/api/client";
import { queries } from "@carmine/api/hooks";
import * as paths from "../../../app/paths.ts";
import { flag, listParams, page, type StateOf } from "../../../features/list-params.ts";

export const noticesPerPage = 20;

export const noticeParams = listParams(paths.notices, { unread: flag("1"), page });

export const noticeQuery = (api: ApiClient, { unread, page: number }: StateOf<typeof noticeParams>) =>
  queries.noticeList(api, { page: number, limit: noticesPerPage, ...(unread && { unread: true }) });
