"use client";
import { useState } from "react";
import type { DataTableTexts } from "../../words/components/DataTable.ts";
import { fill } from "../../words/fill.ts";
import type { DataTableColumn, DataTableState } from "./types.ts";

const sortText = <Row>(
  { sort }: DataTableState,
  columns: ReadonlyArray<DataTableColumn<Row>>,
  texts: DataTableTexts,
): string => {
  if (!sort) return texts.unsorted;
  const column = columns.find(({ id }) => id === sort.column)?.header ?? sort.column;
  return fill(sort.descending ? texts.descending : texts.ascending, { column });
};

/** Text for screen readers after a change of order, filter or selection. */
export function useAnnouncement<Row>(
  set: (change: Partial<DataTableState>) => void,
  columns: ReadonlyArray<DataTableColumn<Row>>,
  texts: DataTableTexts,
) {
  const [changed, setChanged] = useState<"sort" | "filters" | "selection">();
  const change = (part: Partial<DataTableState>): void => {
    if ("sort" in part) setChanged("sort");
    if ("filters" in part) setChanged("filters");
    if ("selection" in part) setChanged("selection");
    set(part);
  };
  const announce = (state: DataTableState, rows: string, selected: string): string => {
    if (changed === "sort") return sortText(state, columns, texts);
    if (changed === "filters") return rows;
    return changed === "selection" ? selected : "";
  };
  return { change, announce };
}
