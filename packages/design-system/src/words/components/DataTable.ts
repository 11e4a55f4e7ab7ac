import type { CountedText } from "../fill-counted.ts";

/** Texts of `DataTable`. */
export interface DataTableTexts {
  /** Label of the button that opens the column choice. */
  columns: string;
  /** Label of the choice of row heights. */
  density: string;
  comfortable: string;
  compact: string;
  export: string;
  selectAll: string;
  /** Label of a row's checkbox: `{label}`. */
  select: string;
  /** Name of the column with the menus. */
  actions: string;
  /** Label of a row's menu: `{label}`. */
  actionsOf: string;
  /** Name of the column with the buttons that expand a row. */
  details: string;
  /** Label of the button that expands a row: `{label}`. */
  detailsOf: string;
  /** Label of a column's filter: `{column}`. */
  filter: string;
  /** Label of the filter's text field. */
  contains: string;
  /** Clears the filter of one column. */
  clear: string;
  /** Clears the filters of all columns. */
  clearFilters: string;
  /** Title if no row matches the filters. */
  noMatches: string;
  /** Number of rows: `{count}`. */
  rows: CountedText;
  /** Rows of a page: `{first}`, `{last}`, `{count}`. */
  range: string;
  pageSize: string;
  previous: string;
  next: string;
  /** Number of selected rows: `{count}`. */
  selected: CountedText;
  /** Selects the rows of all pages: `{count}`. */
  selectEvery: string;
  clearSelection: string;
  loading: string;
  failed: string;
  /** Announced: `{column}`. */
  ascending: string;
  /** Announced: `{column}`. */
  descending: string;
  /** Announced when the rows have their original order again. */
  unsorted: string;
}

/** Default without a locale. */
export const english: DataTableTexts = {
  columns: "Columns",
  density: "Row height",
  comfortable: "Comfortable",
  compact: "Compact",
  export: "Export",
  selectAll: "Select all rows",
  select: "Select {label}",
  actions: "Actions",
  actionsOf: "Actions for {label}",
  details: "Details",
  detailsOf: "Details of {label}",
  filter: "Filter by {column}",
  contains: "Contains",
  clear: "Clear",
  clearFilters: "Clear filters",
  noMatches: "No rows match the filters",
  rows: { one: "{count} row", other: "{count} rows" },
  range: "{first}–{last} of {count}",
  pageSize: "Rows per page",
  previous: "Previous page",
  next: "Next page",
  selected: { one: "{count} selected", other: "{count} selected" },
  selectEvery: "Select all {count} that match",
  clearSelection: "Clear selection",
  loading: "Loading…",
  failed: "We couldn’t load this list",
  ascending: "Sorted by {column}, ascending",
  descending: "Sorted by {column}, descending",
  unsorted: "Not sorted",
};
