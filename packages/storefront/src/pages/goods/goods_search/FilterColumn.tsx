import type { ReactElement } from "react";
import { searchParams } from "../../../features/catalogue/search-params.ts";
import { usePendingParams } from "../../../features/catalogue/use-pending-params.ts";
import * as paths from "../../../app/paths.ts";
import { Filters } from "./Filters.tsx";
import { useFound } from "./use-found.ts";
import { ViewedColumn } from "./ViewedColumn.tsx";

/** The column of filters: links and a form that work before its script does, so it may come after the results. */
export default function FilterColumn(): ReactElement {
  const { resolvedSearch, facets, tree } = useFound();
  const pending = usePendingParams(paths.search);
  const search = pending ? searchParams.read(pending) : resolvedSearch;
  return (
    <>
      <Filters search={search} facets={facets} tree={tree} />
      <ViewedColumn />
    </>
  );
}
