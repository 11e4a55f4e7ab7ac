import { queries } from "@carmine/api/hooks";
import { loadAccountMenu } from "../../../features/account/account-menu.ts";
import { loadPersonal } from "../../../features/loading/load-personal.ts";
import type { PageLoader } from "../../../router/loader.ts";
import { readCollection } from "./collection-address.ts";
import { followedQuery, savedQuery } from "./queries.ts";

export const loader: PageLoader = async (context) => {
  const { api, url } = context;
  const search = readCollection(url.searchParams);
  await Promise.all([
    loadAccountMenu(context),
    loadPersonal(context, queries.collectionMarks(api)),
    ...(search.tab === "shops"
      ? [loadPersonal(context, followedQuery(api, search.page))]
      : [loadPersonal(context, savedQuery(api, search)), loadPersonal(context, queries.savedCounts(api))]),
  ]);
};
