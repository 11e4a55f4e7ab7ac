import type { ApiClient } from "@carmine/api/client";
import { queries } from "@carmine/api/hooks";
import * as paths from "../../../app/paths.ts";
import { listParams, page, words, type StateOf } from "../../../features/list-params.ts";

export const refundsPerPage = 10;

export const refundParams = listParams(paths.refunds, { keywords: words(100), page });

export const refundQuery = (api: ApiClient, { page: number, keywords }: StateOf<typeof refundParams>) =>
  queries.refundList(api, { page: number, limit: refundsPerPage, ...(keywords !== "" && { keywords }) });
