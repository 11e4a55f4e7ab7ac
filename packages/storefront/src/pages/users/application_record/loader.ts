import { queries } from "@carmine/api/hooks";
import { loadAccountMenu } from "../../../features/account/account-menu.ts";
import { loadPersonal } from "../../../features/loading/load-personal.ts";
import type { PageLoader } from "../../../router/loader.ts";
import { applicationParams, applicationsPerPage } from "./params.ts";

export const loader: PageLoader = async (context) => {
  const { api, queryClient, url } = context;
  await Promise.all([
    loadAccountMenu(context),
    loadPersonal(
      context,
      queries.settledRecord(api, {
        ...applicationParams.read(url.searchParams),
        limit: applicationsPerPage,
      }),
    ),
    queryClient.prefetchQuery(queries.merchantTypes(api)),
    queryClient.prefetchQuery(queries.merchantCategories(api)),
  ]);
};
