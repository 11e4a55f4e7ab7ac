import { queries } from "@carmine/api/hooks";
import { loadAccountMenu } from "../../../features/account/account-menu.ts";
import { loadPersonal } from "../../../features/loading/load-personal.ts";
import type { PageLoader } from "../../../router/loader.ts";
import { readCouponView } from "./coupon-view.ts";
import { offeredSearch, ownCouponsQuery } from "./queries.ts";

export const loader: PageLoader = async (context) => {
  const { api, url } = context;
  const view = readCouponView(url.searchParams);
  await Promise.all([
    loadAccountMenu(context),
    loadPersonal(context, ownCouponsQuery(api, view)),
    view.state === "usable"
      ? loadPersonal(context, queries.couponsForMe(api, offeredSearch(view)))
      : undefined,
  ]);
};
