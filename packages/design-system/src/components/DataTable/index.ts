export { DataTable } from "./DataTable.tsx";
export type { DataTableProps } from "./props.ts";
export { downloadCsv, toCsv } from "./csv.ts";
export type {
  DataTableAction,
  DataTableColumn,
  DataTableDensity,
  DataTableExport,
  DataTableOption,
  DataTableSort,
  DataTableState,
} from "./types.ts";
export type { DataTableTexts } from "../../words/components/DataTable.ts";
