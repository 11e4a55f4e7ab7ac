import { queries } from "@carmine/api/hooks";
import { loadAccountMenu } from "../../../features/account/account-menu.ts";
import { loadPersonal } from "../../../features/loading/load-personal.ts";
import type { PageLoader } from "../../../router/loader.ts";
import { readPage, recordsPerPage } from "./pages.ts";

export const loader: PageLoader = async (context) => {
  const { api, queryClient, url } = context;
  await Promise.all([
    loadAccountMenu(context),
    loadPersonal(
      context,
      queries.settledRecord(api, { page: readPage(url.searchParams), limit: recordsPerPage }),
    ),
    queryClient.prefetchQuery(queries.merchantTypes(api)),
    queryClient.prefetchQuery(queries.merchantCategories(api)),
  ]);
};
