import type { ApiClient } from "@carmine/api/client";
import { queries } from "@carmine/api/hooks";

/** Those that the overview shows. */
export const latestNotices = (api: ApiClient) => queries.noticeList(api, { page: 1, limit: 3 });
