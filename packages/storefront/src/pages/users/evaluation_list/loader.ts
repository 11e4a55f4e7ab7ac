import { loadAccountMenu } from "../../../features/account/account-menu.ts";
import { loadPersonal } from "../../../features/loading/load-personal.ts";
import type { PageLoader } from "../../../router/loader.ts";
import { doneQuery, reviewParams, waitingQuery } from "./params.ts";

export const loader: PageLoader = async (context) => {
  const { api, url } = context;
  const search = reviewParams.read(url.searchParams);
  await Promise.all([
    loadAccountMenu(context),
    loadPersonal(context, waitingQuery(api, search)),
    search.tab === "done" && loadPersonal(context, doneQuery(api, search)),
  ]);
};
