import { queries } from "@carmine/api/hooks";
import { loadAccountMenu } from "../../../features/account/account-menu.ts";
import { loadPersonal } from "../../../features/loading/load-personal.ts";
import type { PageLoader } from "../../../router/loader.ts";
import { refundParams, refundQuery } from "./params.ts";

export const loader: PageLoader = async (context) => {
  const { api, url } = context;
  await Promise.all([
    loadAccountMenu(context),
    loadPersonal(context, queries.orderCenterData(api)),
    loadPersonal(context, refundQuery(api, refundParams.read(url.searchParams))),
  ]);
};
