import { loadAccountMenu } from "../../../features/account/account-menu.ts";
import { loadPersonal } from "../../../features/loading/load-personal.ts";
import type { PageLoader } from "../../../router/loader.ts";
import { noticeQuery, readNoticeSearch } from "./notice-search.ts";

export const loader: PageLoader = async (context) => {
  await Promise.all([
    loadAccountMenu(context),
    loadPersonal(context, noticeQuery(context.api, readNoticeSearch(context.url.searchParams))),
  ]);
};
