import type { ReactElement } from "react";
import { parseSearch } from "../../../../features/catalogue/search-address.ts";
import * as paths from "../../../../app/paths.ts";
import { useLoading } from "../../../../router/NavigationContext.tsx";
import { Filters } from "../Filters.tsx";
import { useFound } from "../use-found.ts";
import { ViewedColumn } from "../ViewedColumn.tsx";

/** The column of filters: links and a form that work before its script does, so it may come after the results. */
export default function FilterColumn(): ReactElement {
  const { meant, facets, tree } = useFound();
  const next = useLoading();
  // A choice shows at once, and one that is made while its results are on their way adds to it.
  const search = next?.pathname.endsWith(paths.search) ? parseSearch(next.searchParams) : meant;
  return (
    <>
      <Filters search={search} facets={facets} tree={tree} />
      <ViewedColumn />
    </>
  );
}
