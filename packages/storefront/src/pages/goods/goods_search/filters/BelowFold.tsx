import type { ReactElement } from "react";
import { Filters } from "../Filters.tsx";
import { useFound } from "../use-found.ts";
import { ViewedColumn } from "../ViewedColumn.tsx";

/** The column of filters: links and a form that work before its script does, so it may come after the results. */
export default function FilterColumn(): ReactElement {
  const { meant, facets, tree } = useFound();
  return (
    <>
      <Filters search={meant} facets={facets} tree={tree} />
      <ViewedColumn />
    </>
  );
}
