import { queries } from "@carmine/api/hooks";
import { loadAccountMenu } from "../../../features/account/account-menu.ts";
import { loadPersonal } from "../../../features/loading/load-personal.ts";
import type { PageLoader } from "../../../router/loader.ts";
import { movesPerPage, pointParams } from "./params.ts";

export const loader: PageLoader = async (context) => {
  const { api, url } = context;
  const { tab, page } = pointParams.read(url.searchParams);
  await Promise.all([
    loadAccountMenu(context),
    loadPersonal(context, queries.integralUser(api)),
    loadPersonal(context, queries.integralMonths(api)),
    tab === "detail" && loadPersonal(context, queries.integralList(api, page, movesPerPage)),
  ]);
};
