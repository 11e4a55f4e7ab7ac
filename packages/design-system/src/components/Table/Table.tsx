import { clsx } from "clsx";
import type { ComponentPropsWithRef, Key, ReactNode } from "react";
import { ScrollArea } from "../ScrollArea/index.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import * as styles from "./Table.css.ts";

export interface TableColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Amounts and counts stand at the end of their column, digit under digit. */
  numeric?: boolean;
  /** What the row is called; one column at most. */
  rowHeader?: boolean;
}

export interface TableProps<Row> extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** What the table shows. */
  label: string;
  /** For screen readers only, where a heading above says it. */
  labelHidden?: boolean;
  /** In this order, from the start of the line. */
  columns: ReadonlyArray<TableColumn<Row>>;
  /** In the order in which they are shown; the table does not sort. */
  rows: ReadonlyArray<Row>;
  /** React key of a row: different for each, and the same when the rows are sorted anew. */
  rowKey: (row: Row) => Key;
  /** In place of columns and rows while there are no rows. */
  empty: ReactNode;
}

/** Plain data in rows, such as the history of points. Narrow windows scroll it sideways. */
export function Table<Row>({
  label,
  labelHidden = false,
  columns,
  rows,
  rowKey,
  empty,
  className,
  ...rest
}: TableProps<Row>) {
  return (
    <ScrollArea
      axis="x"
      label={label}
      className={clsx(styles.root, className)}
      {...rest}
      data-component="Table"
    >
      <table className={styles.table}>
        <caption className={labelHidden ? undefined : styles.caption}>
          {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        </caption>
        {/* Columns that head nothing are wider than a small window, and would cut the words under them. */}
        {rows.length > 0 && (
          <thead>
            <tr>
              {columns.map(({ id, header, numeric }) => (
                <th key={id} scope="col" className={clsx(styles.head, numeric && styles.numeric)}>
                  {header}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ id, cell, numeric, rowHeader }) => {
                const look = clsx(styles.cell, numeric && styles.numeric);
                return rowHeader ? (
                  <th key={id} scope="row" className={look}>
                    {cell(row)}
                  </th>
                ) : (
                  <td key={id} className={look}>
                    {cell(row)}
                  </td>
                );
              })}
            </tr>
          ))}
          {rows.length === 0 && (
            <tr>
              <td className={styles.cell}>{empty}</td>
            </tr>
          )}
        </tbody>
      </table>
    </ScrollArea>
  );
}
