import { queries } from "@carmine/api/hooks";
import { loadAccountMenu } from "../../../features/account/account-menu.ts";
import { loadPersonal } from "../../../features/loading/load-personal.ts";
import type { PageLoader } from "../../../router/loader.ts";
import { movesPerPage, readPointView } from "./points-view.ts";

export const loader: PageLoader = async (context) => {
  const { api, url } = context;
  const view = readPointView(url.searchParams);
  await Promise.all([
    loadAccountMenu(context),
    loadPersonal(context, queries.integralUser(api)),
    loadPersonal(context, queries.integralMonths(api)),
    view.tab === "detail"
      ? loadPersonal(context, queries.integralList(api, view.page, movesPerPage))
      : undefined,
  ]);
};
