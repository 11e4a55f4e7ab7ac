import { queries } from "@carmine/api/hooks";
import { loadAccountMenu } from "../../features/account/account-menu.ts";
import { loadPersonal } from "../../features/loading/load-personal.ts";
import type { PageLoader } from "../../router/loader.ts";
import { latestNotices } from "./latest-notices.ts";

export const loader: PageLoader = async (context) => {
  await Promise.all([
    loadAccountMenu(context),
    loadPersonal(context, queries.orderCenterData(context.api)),
    loadPersonal(context, latestNotices(context.api)),
  ]);
};
