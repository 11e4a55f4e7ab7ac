import type { ComponentPropsWithRef, ReactNode } from "react";
import type { DataTableTexts } from "../../words/components/DataTable.ts";
import type { DataTableAction, DataTableColumn, DataTableExport, DataTableState } from "./types.ts";

export interface DataTableProps<Row extends object> extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** Accessible name of the table. */
  label: string;
  /** In display order. The first one names the row, is always visible, and stays in view. */
  columns: ReadonlyArray<DataTableColumn<Row>>;
  /** All rows, or with `rowCount` the rows of the current page. Keep the array between renders. */
  rows: readonly Row[];
  /** Unique and independent of the order. */
  rowKey: (row: Row) => string;
  /** Name of a row, for its checkbox and menu. */
  rowLabel: (row: Row) => string;
  /** Number of rows on the server. The caller then sorts, filters and pages by `state`. */
  rowCount?: number;
  /** Parts of the state that the caller controls. */
  state?: Partial<DataTableState>;
  /** Initial state, when uncontrolled. */
  defaultState?: Partial<DataTableState>;
  /** Called with the whole state after a change by the user. */
  onStateChange?: (state: DataTableState) => void;
  /** `loading` keeps the rows that are already there. @default "ready" */
  status?: "ready" | "loading" | "error";
  /** Called when the user retries after an error. */
  onRetry?: () => void;
  /** Content after an error, such as an `ErrorState` with the reason. @default a message with a retry button */
  failure?: ReactNode;
  /** Content of an empty table, such as an `EmptyState`. */
  empty: ReactNode;
  /** Entries of a row's menu. */
  rowActions?: (row: Row) => readonly DataTableAction[];
  /** Makes rows selectable: entries of the bar that replaces the footer while rows are selected. */
  bulkActions?: (selection: DataTableState["selection"]) => readonly DataTableAction[];
  /** Text after the number of selected rows: a sum. */
  bulkSummary?: (selection: DataTableState["selection"]) => ReactNode;
  /** Makes rows expandable: content below the row. */
  details?: (row: Row) => ReactNode;
  /** Adds an export button; pass the table to `downloadCsv`. */
  onExport?: (table: DataTableExport<Row>) => void;
  /**
   * Content at the start of the toolbar, such as a title. A function replaces the whole toolbar and places the
   * table's buttons: `(buttons) => <FilterBar end={buttons} … />`.
   */
  toolbar?: ReactNode | ((buttons: ReactNode) => ReactNode);
  /** Maximum height of the scroll area. @default none, or 36rem for more than 100 rows */
  maxHeight?: number | string;
  /** Choices for the rows per page. @default [20, 50, 100] */
  pageSizes?: readonly number[];
  /** Overrides the locale's texts. */
  texts?: Partial<DataTableTexts>;
}
