import { clsx } from "clsx";
import type { ComponentPropsWithRef, Key, ReactNode } from "react";
import { ScrollArea } from "../ScrollArea/index.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import * as styles from "./Table.css.ts";

export interface TableColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Aligns amounts and counts at the end of the column, with tabular digits. */
  numeric?: boolean;
  /** Uses the cell as the row's header; at most one column. */
  rowHeader?: boolean;
}

export interface TableProps<Row> extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** Caption of the table. */
  label: string;
  /** Hides the caption visually, if a heading above already names the table. */
  labelHidden?: boolean;
  /** In display order. */
  columns: ReadonlyArray<TableColumn<Row>>;
  /** In display order; the table doesn't sort. */
  rows: ReadonlyArray<Row>;
  /** React key of a row; must be unique and independent of the order. */
  rowKey: (row: Row) => Key;
  /** Shown instead of the table if there are no rows. */
  empty: ReactNode;
}

/** Plain data in rows, such as points history. Scrolls horizontally on narrow screens. */
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
        {/* Without rows, headers would be wider than a small screen and clip the empty text. */}
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
