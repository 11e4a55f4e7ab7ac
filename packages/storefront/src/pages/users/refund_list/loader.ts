import { queries } from "@carmine/api/hooks";
import { loadAccountMenu } from "../../../features/account/account-menu.ts";
import { loadPersonal } from "../../../features/loading/load-personal.ts";
import type { PageLoader } from "../../../router/loader.ts";
import { readRefundSearch, refundQueryOf } from "./search.ts";

export const loader: PageLoader = async (context) => {
  const { api, url } = context;
  await Promise.all([
    loadAccountMenu(context),
    loadPersonal(context, queries.orderCenterData(api)),
    loadPersonal(context, queries.refundList(api, refundQueryOf(readRefundSearch(url.searchParams)))),
  ]);
};
