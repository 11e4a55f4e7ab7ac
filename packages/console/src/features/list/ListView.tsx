import type { ApiError } from "@carmine/api/client";
import {
  type DataTableColumn,
  type DataTableProps,
  type DataTableState,
} from "@carmine/design-system/data-table";
import type { UseQueryResult } from "@tanstack/react-query";
import { useRef, type ReactNode } from "react";
import { tableProps } from "./table-props.tsx";
import { useRowKeys } from "./use-row-keys.ts";
import { ListTable } from "./ListTable.tsx";

interface PageState {
  readonly page: number;
  readonly limit: number;
}

interface ListViewProps<Row extends object> extends Pick<
  DataTableProps<Row>,
  "rowKey" | "rowLabel" | "rowActions" | "bulkActions" | "bulkSummary" | "details" | "toolbar"
> {
  /** Identifies the list, which focuses the opened row on return. */
  name: string;
  label: string;
  read: UseQueryResult<{ list: Row[]; total: number }, ApiError>;
  columns: DataTableColumn<Row>[];
  state: PageState;
  onPage: (change: PageState) => void;
  /** Selected rows, for `bulkActions`. */
  selection?: DataTableState["selection"];
  onSelect?: (selection: DataTableState["selection"]) => void;
  /** Replaces the rows of an empty list. */
  empty: ReactNode;
}

/** A list with server-side pagination and keyboard shortcuts. Its state is in the URL. */
export const ListView = <Row extends object>({
  name,
  read,
  state,
  onPage,
  selection,
  onSelect,
  empty,
  ...rest
}: ListViewProps<Row>) => {
  const table = useRef<HTMLDivElement>(null);
  useRowKeys(table, name, read.isSuccess);
  return (
    <ListTable
      list={name}
      ref={table}
      {...tableProps(read, empty)}
      state={{ page: state.page, pageSize: state.limit, ...(selection && { selection }) }}
      onStateChange={({ page, pageSize, selection: next }) => {
        onSelect?.(next);
        if (page !== state.page || pageSize !== state.limit) onPage({ page, limit: pageSize });
      }}
      {...rest}
    />
  );
};
