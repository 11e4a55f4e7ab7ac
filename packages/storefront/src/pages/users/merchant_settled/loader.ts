import { queries } from "@carmine/api/hooks";
import type { PageLoader } from "../../../router/loader.ts";
import { hasQuotes, pagesQuery, quotesQuery } from "./quotes-query.ts";

export const loader: PageLoader = async ({ api, queryClient }) => {
  const loadQuotes = async (): Promise<void> => {
    const pages = pagesQuery(api);
    await queryClient.prefetchQuery(pages);
    if (hasQuotes(queryClient.getQueryData(pages.queryKey)))
      await queryClient.prefetchQuery(quotesQuery(api));
  };
  await Promise.all([
    loadQuotes(),
    queryClient.prefetchQuery(queries.merchantTypes(api)),
    queryClient.prefetchQuery(queries.merchantCategories(api)),
  ]);
};
