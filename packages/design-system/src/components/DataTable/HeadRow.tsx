"use client";
import { clsx } from "clsx";
import ArrowUp from "lucide-react/icons/arrow-up";
import type { CSSProperties, MouseEvent, TouchEvent } from "react";
import { Checkbox } from "../Checkbox/index.ts";
import { Icon } from "../Icon/index.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import type { DataTableTexts } from "../../words/components/DataTable.ts";
import { ColumnFilter } from "./ColumnFilter.tsx";
import * as styles from "./DataTable.css.ts";
import * as cards from "./cards.css.ts";
import type { Layout } from "./layout.ts";
import type { DataTableColumn, DataTableState } from "./types.ts";
import type { Selection } from "./useSelection.ts";

interface HeadRowProps<Row> {
  layout: Layout<Row>;
  state: DataTableState;
  set: (change: Partial<DataTableState>) => void;
  selection: Selection;
  hasRows: boolean;
  texts: DataTableTexts;
  /** Column with the tab stop, if it is in the head. */
  activeColumn: number | undefined;
  onSort: (column: DataTableColumn<Row>) => void;
  onResizeStart: (column: DataTableColumn<Row>, event: MouseEvent | TouchEvent) => void;
  onResizeReset: (column: DataTableColumn<Row>) => void;
}

const directionOf = (id: string, { sort }: DataTableState): "ascending" | "descending" | "none" => {
  if (sort?.column !== id) return "none";
  return sort.descending ? "descending" : "ascending";
};

/** The sticky row of column headers. */
export function HeadRow<Row>(props: HeadRowProps<Row>) {
  const {
    layout,
    state,
    set,
    selection,
    hasRows,
    texts,
    activeColumn,
    onSort,
    onResizeStart,
    onResizeReset,
  } = props;
  const common = (index: number, style?: CSSProperties) =>
    ({
      scope: "col",
      "aria-colindex": index + 1,
      tabIndex: activeColumn === index ? 0 : -1,
      style,
    }) as const;
  const { selectAt, expandAt, firstColumn, actionsAt, columns } = layout;
  return (
    <tr aria-rowindex={1} className={clsx(styles.headRow, cards.headRow)}>
      {selectAt !== undefined && (
        <th
          {...common(selectAt, layout.stickyAt(selectAt))}
          className={clsx(styles.headCell, cards.headCell, styles.headTool, styles.sticky)}
        >
          <Checkbox
            labelHidden
            checked={selection.isAll}
            disabled={!hasRows}
            onCheckedChange={selection.toggleAll}
          >
            {texts.selectAll}
          </Checkbox>
        </th>
      )}
      {expandAt !== undefined && (
        <th
          {...common(expandAt, layout.stickyAt(expandAt))}
          className={clsx(styles.headCell, cards.headCell, styles.headTool, styles.sticky)}
        >
          <VisuallyHidden>{texts.details}</VisuallyHidden>
        </th>
      )}
      {columns.map((column, index) => {
        const isSortable = column.sortable ?? column.value !== undefined;
        const isFirst = index === 0;
        return (
          <th
            key={column.id}
            {...common(firstColumn + index, isFirst ? layout.stickyAt(firstColumn) : undefined)}
            aria-sort={isSortable ? directionOf(column.id, state) : undefined}
            className={clsx(
              styles.headCell,
              cards.headCell,
              column.numeric && styles.headNumeric,
              isFirst && [styles.sticky, styles.stickyEnd],
            )}
          >
            {isSortable ? (
              <button type="button" className={styles.sortButton} onClick={() => onSort(column)}>
                <span className={styles.headWords}>{column.header}</span>
                <Icon shape={ArrowUp} size="xs" className={styles.sortSign} />
              </button>
            ) : (
              <span className={styles.headWords}>{column.header}</span>
            )}
            {column.filter && (
              <ColumnFilter
                column={column}
                values={state.filters[column.id] ?? []}
                texts={texts}
                onChange={(values) => {
                  const { [column.id]: _previous, ...others } = state.filters;
                  set({ filters: values.length > 0 ? { ...others, [column.id]: values } : others });
                }}
              />
            )}
            <span
              aria-hidden
              data-part="Resizer"
              className={styles.resizer}
              onMouseDown={(event) => onResizeStart(column, event)}
              onTouchStart={(event) => onResizeStart(column, event)}
              onDoubleClick={() => onResizeReset(column)}
            />
          </th>
        );
      })}
      {actionsAt !== undefined && (
        <th
          {...common(actionsAt)}
          className={clsx(
            styles.headCell,
            cards.headCell,
            styles.headTool,
            styles.sticky,
            styles.stickyTools,
          )}
        >
          <VisuallyHidden>{texts.actions}</VisuallyHidden>
        </th>
      )}
    </tr>
  );
}
