import { queries } from "@carmine/api/hooks";
import { loadAccountMenu } from "../../features/account/account-menu.ts";
import { loadPersonal } from "../../features/loading/load-personal.ts";
import type { PageLoader } from "../../router/loader.ts";
import { couponsEndingSoon, latestNotices, latestToPay, latestToReceive } from "./overview-queries.ts";

export const loader: PageLoader = async (context) => {
  await Promise.all([
    loadAccountMenu(context),
    loadPersonal(context, queries.orderCenterData(context.api)),
    loadPersonal(context, latestToPay(context.api)),
    loadPersonal(context, latestToReceive(context.api)),
    loadPersonal(context, latestNotices(context.api)),
    loadPersonal(context, queries.integralMonths(context.api)),
    loadPersonal(context, couponsEndingSoon(context.api)),
  ]);
};
