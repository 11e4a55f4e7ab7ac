import { loadAccountMenu } from "../../../features/account/account-menu.ts";
import { loadPersonal } from "../../../features/loading/load-personal.ts";
import type { PageLoader } from "../../../router/loader.ts";
import { doneQuery, readReviewSearch, waitingQuery } from "./review-search.ts";

export const loader: PageLoader = async (context) => {
  const { api, url } = context;
  const search = readReviewSearch(url.searchParams);
  await Promise.all([
    loadAccountMenu(context),
    // Its total stands at the tab, whichever list is shown.
    loadPersonal(context, waitingQuery(api, search.isDone ? { page: 1 } : search)),
    ...(search.isDone ? [loadPersonal(context, doneQuery(api, search))] : []),
  ]);
};
