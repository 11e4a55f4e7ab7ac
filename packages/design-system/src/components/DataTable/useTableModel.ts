"use client";
import {
  columnFilteringFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  createFilteredRowModel,
  createSortedRowModel,
  functionalUpdate,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type ReactTable,
  type SortFn,
} from "@tanstack/react-table";
import { useCallback, useMemo, useState } from "react";
import { useDirection } from "../../hooks/useDirection.ts";
import { useDesignSystem } from "../../provider/index.ts";
import { initialState, type DataTableColumn, type DataTableState } from "./types.ts";

const features = tableFeatures({
  columnFilteringFeature,
  filteredRowModel: createFilteredRowModel(),
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  columnVisibilityFeature,
  columnSizingFeature,
  columnResizingFeature,
});

type Features = typeof features;
export type Model<Row extends object> = ReactTable<Features, Row>;

const matches = (value: string | number | undefined, filter: unknown, isText: boolean): boolean => {
  const text = String(value ?? "");
  const wanted = filter as readonly string[];
  return isText
    ? text.toLocaleLowerCase().includes((wanted[0] ?? "").toLocaleLowerCase())
    : wanted.includes(text);
};

const definitionOf = <Row extends object>(
  { id, header, value, sortable, filter, width = 160, minWidth = 80 }: DataTableColumn<Row>,
  sortFn: SortFn<Features, Row>,
): ColumnDef<Features, Row> => ({
  id,
  header,
  accessorFn: (row) => value?.(row),
  size: width,
  minSize: minWidth,
  enableSorting: sortable ?? value !== undefined,
  enableColumnFilter: filter !== undefined,
  sortFn,
  sortDescFirst: false,
  sortUndefined: "last",
  filterFn: (row, _column, wanted) => matches(value?.(row.original), wanted, filter === "text"),
});

/** State whose given parts are controlled. A new order or filter shows the first page. */
export function useTableState(
  given: Partial<DataTableState> | undefined,
  initial: Partial<DataTableState> | undefined,
  onChange: ((state: DataTableState) => void) | undefined,
): [DataTableState, (change: Partial<DataTableState>) => void] {
  const [own, setOwn] = useState<DataTableState>(() => ({ ...initialState, ...initial }));
  const state = useMemo(() => ({ ...own, ...given }), [own, given]);
  const set = useCallback(
    (change: Partial<DataTableState>) => {
      const isNewList = "sort" in change || "filters" in change || "pageSize" in change;
      const next = { ...state, ...(isNewList && { page: 1 }), ...change };
      setOwn(next);
      onChange?.(next);
    },
    [state, onChange],
  );
  return [state, set];
}

interface ModelOptions<Row extends object> {
  columns: ReadonlyArray<DataTableColumn<Row>>;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  state: DataTableState;
  set: (change: Partial<DataTableState>) => void;
  /** Whether the caller sorts and filters. */
  manual: boolean;
}

/** TanStack Table with the state of the component. */
export function useTableModel<Row extends object>(options: ModelOptions<Row>): Model<Row> {
  const { columns, rows, rowKey, state, set, manual } = options;
  const direction = useDirection();
  const { locale } = useDesignSystem();
  const definitions = useMemo(() => {
    const { compare } = new Intl.Collator(locale, { numeric: true });
    return columns.map((column) =>
      definitionOf(column, ({ original: one }, { original: other }) => {
        const a = column.value?.(one);
        const b = column.value?.(other);
        return typeof a === "number" && typeof b === "number" ? a - b : compare(String(a), String(b));
      }),
    );
  }, [columns, locale]);
  const { sort, filters, hiddenColumns, columnWidths } = state;
  const first = columns[0]?.id;
  const slices = useMemo(
    () => ({
      sorting: sort ? [{ id: sort.column, desc: sort.descending }] : [],
      columnFilters: Object.entries(filters).map(([id, value]) => ({ id, value })),
      columnVisibility: Object.fromEntries(
        hiddenColumns.flatMap((id) => (id === first ? [] : [[id, false]])),
      ),
    }),
    [sort, filters, hiddenColumns, first],
  );
  return useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: rowKey,
    state: { ...slices, columnSizing: columnWidths },
    manualSorting: manual,
    manualFiltering: manual,
    columnResizeMode: "onChange",
    columnResizeDirection: direction,
    onColumnSizingChange: (updater) => set({ columnWidths: functionalUpdate(updater, columnWidths) }),
  });
}
