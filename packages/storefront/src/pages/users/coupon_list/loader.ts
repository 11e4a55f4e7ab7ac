import { queries } from "@carmine/api/hooks";
import { loadAccountMenu } from "../../../features/account/account-menu.ts";
import { loadPersonal } from "../../../features/loading/load-personal.ts";
import type { PageLoader } from "../../../router/loader.ts";
import { couponParams, offeredSearch, ownCouponsQuery } from "./params.ts";

export const loader: PageLoader = async (context) => {
  const { api, url } = context;
  const search = couponParams.read(url.searchParams);
  await Promise.all([
    loadAccountMenu(context),
    loadPersonal(context, ownCouponsQuery(api, search)),
    search.state === "usable"
      ? loadPersonal(context, queries.couponsForMe(api, offeredSearch(search)))
      : undefined,
  ]);
};
