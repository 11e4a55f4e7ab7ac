import { queries } from "@carmine/api/hooks";
import { loadAccountMenu } from "../../../features/account/account-menu.ts";
import { loadPersonal } from "../../../features/loading/load-personal.ts";
import type { PageLoader } from "../../../router/loader.ts";
import { collectionParams, followedQuery, savedQuery } from "./params.ts";

export const loader: PageLoader = async (context) => {
  const { api, url } = context;
  const search = collectionParams.read(url.searchParams);
  await Promise.all([
    loadAccountMenu(context),
    loadPersonal(context, queries.collectionMarks(api)),
    ...(search.tab === "searches"
      ? [loadPersonal(context, queries.savedSearches(api))]
      : search.tab === "shops"
        ? [loadPersonal(context, followedQuery(api, search))]
        : [loadPersonal(context, savedQuery(api, search)), loadPersonal(context, queries.savedCounts(api))]),
  ]);
};
