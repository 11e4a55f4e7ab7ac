"use client";
import { clsx } from "clsx";
import { useLayoutEffect, useMemo, useRef, type ReactNode } from "react";
import type { DataTableTexts } from "../../words/components/DataTable.ts";
import { BodyRow } from "./BodyRow.tsx";
import * as styles from "./DataTable.css.ts";
import type { Layout } from "./layout.ts";
import type { DataTableAction, DataTableState } from "./types.ts";
import type { GridCell } from "./useGridFocus.ts";
import type { Selection } from "./useSelection.ts";
import type { Item, VisibleItem } from "./useVisibleItems.ts";

interface TableBodyProps<Row> {
  items: ReadonlyArray<Item<Row>>;
  view: {
    visible: readonly VisibleItem[];
    spaceBelow: number;
    measureRow: (element: HTMLTableRowElement | null) => void;
  };
  layout: Layout<Row>;
  /** `aria-rowindex` of the first item. */
  firstIndex: number;
  active: GridCell;
  /** Newer rows are loading. */
  isStale: boolean;
  selection: Selection;
  expanded: readonly string[];
  set: (change: Partial<DataTableState>) => void;
  rowLabel: (row: Row) => string;
  rowActions: ((row: Row) => readonly DataTableAction[]) | undefined;
  details: ((row: Row) => ReactNode) | undefined;
  texts: DataTableTexts;
}

/** The rows in view and their panels. */
export function TableBody<Row>(props: TableBodyProps<Row>) {
  const { items, view, layout, firstIndex, active, isStale, selection, expanded } = props;
  const { rowLabel, rowActions, details, texts } = props;
  // Handlers that never change, so that unchanged rows don't render.
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  const handlers = useMemo(
    () => ({
      select: (key: string, isRange: boolean) => latest.current.selection.toggle(key, isRange),
      expand: (key: string) => {
        const { expanded: keys } = latest.current;
        latest.current.set({
          expanded: keys.includes(key) ? keys.filter((other) => other !== key) : [...keys, key],
        });
      },
      actionsOf: (row: Row) => latest.current.rowActions?.(row) ?? [],
    }),
    [],
  );
  return (
    <tbody
      className={clsx(styles.body, isStale && styles.stale)}
      style={view.spaceBelow > 0 ? { paddingBlockEnd: view.spaceBelow } : undefined}
    >
      {view.visible.map(({ index, gap }) => {
        const item = items[index];
        if (!item) return null;
        const rowIndex = firstIndex + index;
        if (item.kind === "panel")
          return (
            <tr
              key={`panel ${item.key}`}
              ref={view.measureRow}
              data-index={index}
              aria-rowindex={rowIndex}
              className={styles.panelRow}
              style={gap > 0 ? { marginBlockStart: gap } : undefined}
            >
              <td
                role="gridcell"
                data-part="Details"
                aria-colindex={1}
                aria-colspan={layout.columnCount}
                tabIndex={active.row === index ? 0 : -1}
                className={styles.panel}
              >
                {details?.(item.row)}
              </td>
            </tr>
          );
        return (
          <BodyRow
            key={`row ${item.key}`}
            ref={view.measureRow}
            row={item.row}
            rowKey={item.key}
            index={index}
            rowIndex={rowIndex}
            label={rowLabel(item.row)}
            layout={layout}
            selectText={texts.select}
            detailsText={texts.detailsOf}
            actionsText={texts.actionsOf}
            isSelected={selection.isSelected(item.key)}
            isExpanded={expanded.includes(item.key)}
            activeColumn={active.row === index ? active.column : undefined}
            gap={gap}
            onSelect={handlers.select}
            onExpand={handlers.expand}
            actionsOf={rowActions && handlers.actionsOf}
          />
        );
      })}
    </tbody>
  );
}
