"use client";
import type { KeyboardEvent, MouseEvent, RefObject, TouchEvent } from "react";
import { flushSync } from "react-dom";
import { useDirection } from "../../hooks/useDirection.ts";
import type { Layout } from "./layout.ts";
import type { DataTableColumn, DataTableState } from "./types.ts";
import type { GridCell } from "./useGridFocus.ts";
import type { Selection } from "./useSelection.ts";
import type { Model } from "./useTableModel.ts";

interface CommandOptions<Row extends object> {
  grid: RefObject<HTMLTableElement | null>;
  layout: Layout<Row>;
  model: Model<Row>;
  state: DataTableState;
  set: (change: Partial<DataTableState>) => void;
  selection: Selection;
  /** Key of the row at a position; undefined for panels and the head. */
  keyAt: (row: number) => string | undefined;
}

/** Pixels per key press. */
const resizeStep = 16;

/** Resizing and the keys that select, filter and resize. */
export function useGridCommands<Row extends object>(options: CommandOptions<Row>) {
  const { grid, layout, model, state, set, selection, keyAt } = options;
  const isRightToLeft = useDirection() === "rtl";

  /** Fixes the current widths, so that resizing one column doesn't move the others. */
  const fixedWidths = (): Record<string, number> => {
    const cells = grid.current?.rows[0]?.cells;
    return Object.fromEntries(
      layout.columns.map(({ id, width = 160 }, index) => [
        id,
        (cells?.[layout.firstColumn + index]?.offsetWidth || undefined) ?? state.columnWidths[id] ?? width,
      ]),
    );
  };
  const startResize = ({ id }: DataTableColumn<Row>, event: MouseEvent | TouchEvent): void => {
    flushSync(() => set({ columnWidths: fixedWidths() }));
    model
      .getFlatHeaders()
      .find((header) => header.column.id === id)
      ?.getResizeHandler()(event);
  };
  const resetWidth = ({ id }: DataTableColumn<Row>): void => {
    const { [id]: _width, ...others } = state.columnWidths;
    set({ columnWidths: others });
  };
  const resizeBy = (index: number, step: number): boolean => {
    const column = layout.columns[index - layout.firstColumn];
    if (!column) return false;
    const widths = fixedWidths();
    const next = Math.max((widths[column.id] ?? 0) + step, column.minWidth ?? 80);
    set({ columnWidths: { ...widths, [column.id]: next } });
    return true;
  };

  const headKey = (event: KeyboardEvent, column: number): boolean => {
    if (event.altKey && event.key === "ArrowDown") {
      const head = (event.target as Element).closest("th");
      const button = head?.querySelector<HTMLElement>("[aria-haspopup='dialog']");
      button?.click();
      return button !== null && button !== undefined;
    }
    if (!event.shiftKey || (event.key !== "ArrowLeft" && event.key !== "ArrowRight")) return false;
    return resizeBy(column, (event.key === "ArrowLeft") === isRightToLeft ? resizeStep : -resizeStep);
  };

  const onKey = (event: KeyboardEvent, cell: GridCell, isOnCell: boolean): boolean => {
    if (cell.row < 0 && headKey(event, cell.column)) return true;
    if (layout.selectAt === undefined) return false;
    if (event.key === "a" && (event.ctrlKey || event.metaKey)) {
      if (selection.isAll !== true) selection.toggleAll();
      return true;
    }
    if (event.key === "Escape" && selection.count > 0) {
      selection.clear();
      return true;
    }
    const key = keyAt(cell.row);
    if (event.key !== " " || !isOnCell || key === undefined) return false;
    selection.toggle(key, event.shiftKey);
    return true;
  };

  return { startResize, resetWidth, onKey };
}
