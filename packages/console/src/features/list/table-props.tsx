import type { ApiError } from "@carmine/api/client";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ListError } from "./ListError.tsx";

/** A page of rows, and how many there are on all pages. */
interface Rows<Row> {
  readonly list: Row[];
  readonly total: number;
}

const noRows: never[] = [];

/** Props of a `DataTable` for the state of a read. A failed reread keeps the rows. */
export const loadProps = (read: UseQueryResult<unknown, ApiError>) => {
  const { data, error, isFetching, refetch } = read;
  return {
    status: data !== undefined ? "ready" : error ? "error" : "loading",
    failure: error && <ListError error={error} retrying={isFetching} onRetry={() => void refetch()} />,
  } as const;
};

/**
 * Props of a `DataTable` for one page of the result of `useRead`: its rows, loading state and error.
 * @param empty replaces the rows of an empty list
 */
export const tableProps = <Row,>(read: UseQueryResult<Rows<Row>, ApiError>, empty: ReactNode) => {
  const { data, error, isPending, isPlaceholderData } = read;
  return {
    ...loadProps(read),
    rows: data?.list ?? noRows,
    rowCount: data?.total ?? 0,
    // Rows of the previous page or filter aren't those of the state on screen.
    status: error ? "error" : isPending || isPlaceholderData ? "loading" : "ready",
    empty,
  } as const;
};
