import type { ReactNode } from "react";
import type { ButtonTone } from "../Button/index.ts";
import type { IconShape } from "../Icon/index.ts";

export interface DataTableOption {
  value: string;
  label: string;
}

export interface DataTableColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Plain value for sorting, filtering and exporting. A column without it offers none of them. */
  value?: (row: Row) => string | number | undefined;
  /** Whether its header sorts the rows. @default true if the column has a `value` */
  sortable?: boolean;
  /** Adds a filter to the header: a text field, or checkboxes for the given values. */
  filter?: "text" | ReadonlyArray<DataTableOption>;
  /** Aligns amounts and counts at the end of the column, with tabular digits. */
  numeric?: boolean;
  /** Initial width in px; free space is distributed in proportion. @default 160 */
  width?: number;
  /** Minimum width in px when resized. @default 80 */
  minWidth?: number;
}

export interface DataTableSort {
  /** `id` of a column. */
  column: string;
  descending: boolean;
}

/** Height of the rows: 52 or 44 px. */
export type DataTableDensity = "comfortable" | "compact";

/** Everything that a user can change, to store it in a URL or a saved view. */
export interface DataTableState {
  sort: DataTableSort | undefined;
  /** Filter values by column `id`: one text, or the checked options. */
  filters: Readonly<Record<string, readonly string[]>>;
  /** `id`s of hidden columns. The first column is always visible. */
  hiddenColumns: readonly string[];
  /** Widths in px by column `id`, only of resized columns. */
  columnWidths: Readonly<Record<string, number>>;
  /** Keys of the selected rows, or `"all"` for every row of the list, including those of other pages. */
  selection: readonly string[] | "all";
  /** Keys of the expanded rows. */
  expanded: readonly string[];
  density: DataTableDensity;
  /** Current page, from 1; only with `rowCount`. */
  page: number;
  /** Rows per page; only with `rowCount`. */
  pageSize: number;
}

export interface DataTableAction {
  /** Verb, and its object if needed. */
  label: string;
  onSelect: () => void;
  /** Decorative icon before the text. */
  icon?: IconShape;
  /** `critical` for a destructive action. @default "act" */
  tone?: ButtonTone;
  disabled?: boolean;
  /** In the bulk bar: the main action, shown last in the brand color. */
  primary?: boolean;
}

/** The visible columns with a `value`, and the rows in display order. */
export interface DataTableExport<Row> {
  columns: ReadonlyArray<DataTableColumn<Row>>;
  rows: readonly Row[];
}

export const initialState: DataTableState = {
  sort: undefined,
  filters: {},
  hiddenColumns: [],
  columnWidths: {},
  selection: [],
  expanded: [],
  density: "comfortable",
  page: 1,
  pageSize: 20,
};

/** Width of the columns with checkboxes, expand buttons and menus, in px. */
export const toolWidth = 48;

/** Row heights in px, with the line below. */
export const rowHeight: Record<DataTableDensity, number> = { comfortable: 52, compact: 44 };
export const headHeight = 40;
