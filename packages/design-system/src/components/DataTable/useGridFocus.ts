"use client";
import { useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent, type RefObject } from "react";
import { useDirection } from "../../hooks/useDirection.ts";

/** Position in the grid; row −1 is the head. */
export interface GridCell {
  row: number;
  column: number;
}

interface GridOptions {
  grid: RefObject<HTMLTableElement | null>;
  /** Last focused cell. */
  last: GridCell;
  setLast: (cell: GridCell) => void;
  rowCount: number;
  columnCount: number;
  /** `aria-rowindex` of row 0. */
  firstIndex: number;
  /** Rows that Page Up and Page Down move by. */
  pageRows: number;
  scrollTo: (row: number) => void;
  /** Handles keys that don't move the focus. @returns whether it did */
  onKey: (event: KeyboardEvent, cell: GridCell, isOnCell: boolean) => boolean;
}

const widget = "a[href], button, input, select, textarea";

const enabled = (root: Element, selector: string): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(selector)].filter((element) => !element.matches(":disabled"));

const widgetsOf = (cell: Element): HTMLElement[] => enabled(cell, widget);

/** All controls and the cell with the tab stop. */
const tabStopsOf = (grid: Element): HTMLElement[] => enabled(grid, `${widget}, [tabindex='0']`);

const isInHead = (cell: Element): boolean => cell.closest("thead") !== null;

const isTyping = (target: Element): boolean =>
  target.matches("textarea, select, input:not([type='checkbox'], [type='radio'])");

const cellOf = (target: EventTarget): HTMLElement | null =>
  (target as Element).closest<HTMLElement>("[aria-colindex]");

/** A head's or cell's only control takes the focus itself. */
const focusTarget = (cell: HTMLElement): HTMLElement => {
  const widgets = widgetsOf(cell);
  const [first] = widgets;
  return first && (widgets.length === 1 || isInHead(cell)) ? first : cell;
};

const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

/** Roving focus of the WAI-ARIA grid pattern: the grid is one tab stop, and arrow keys move between cells. */
export function useGridFocus(options: GridOptions) {
  const {
    grid,
    last,
    setLast: setActive,
    rowCount,
    columnCount,
    firstIndex,
    pageRows,
    scrollTo,
    onKey,
  } = options;
  const pending = useRef<GridCell>(undefined);
  const isPointer = useRef(false);
  const isLeaving = useRef(false);
  const isRightToLeft = useDirection() === "rtl";
  const active = {
    row: Math.min(last.row, rowCount - 1),
    column: Math.min(last.column, columnCount - 1),
  };

  const elementAt = ({ row, column }: GridCell): HTMLElement | null => {
    const cells = grid.current?.querySelector(
      `[aria-rowindex="${row < 0 ? 1 : row + firstIndex}"]`,
    )?.children;
    return (cells?.[column] ?? cells?.[0] ?? null) as HTMLElement | null;
  };

  // A cell of a distant row renders only after the list has scrolled to it.
  useLayoutEffect(() => {
    const target = pending.current && elementAt(pending.current);
    if (!target) return;
    pending.current = undefined;
    focusTarget(target).focus();
  });

  const move = (cell: GridCell): void => {
    const next = {
      row: clamp(cell.row, -1, rowCount - 1),
      column: clamp(cell.column, 0, columnCount - 1),
    };
    pending.current = next;
    if (next.row >= 0) scrollTo(next.row);
    setActive(next);
  };

  const destination = (event: KeyboardEvent): GridCell | undefined => {
    const { row, column } = active;
    const forward = isRightToLeft ? -1 : 1;
    const isWhole = event.ctrlKey || event.metaKey;
    if (event.altKey || event.shiftKey) return undefined;
    switch (event.key) {
      case "ArrowDown":
        return { row: row + 1, column };
      case "ArrowUp":
        return { row: row - 1, column };
      case "ArrowRight":
        return { row, column: column + forward };
      case "ArrowLeft":
        return { row, column: column - forward };
      case "Home":
        return { row: isWhole ? -1 : row, column: 0 };
      case "End":
        return { row: isWhole ? rowCount - 1 : row, column: columnCount - 1 };
      case "PageDown":
        return { row: row + pageRows, column };
      case "PageUp":
        return { row: Math.max(row - pageRows, Math.min(row, 0)), column };
      default:
        return undefined;
    }
  };

  /** Lets the browser move on from the grid's last or first control. */
  const leave = (isBack: boolean): void => {
    const stops = tabStopsOf(grid.current as Element);
    isLeaving.current = true;
    stops.at(isBack ? 0 : -1)?.focus({ preventScroll: true });
    isLeaving.current = false;
  };

  const onKeyDownCapture = (event: KeyboardEvent): void => {
    const target = event.target as HTMLElement;
    // Menus and popovers of the cells render elsewhere, but their events arrive here.
    const cell = grid.current?.contains(target) ? cellOf(target) : null;
    if (!cell) return;
    const widgets = widgetsOf(cell);
    if (event.key === "Tab") {
      const next = widgets.indexOf(target) + (event.shiftKey ? -1 : 1);
      if (target === cell || !(next in widgets)) leave(event.shiftKey);
      return;
    }
    const isOnCell = target === cell;
    const handled = (): void => {
      event.preventDefault();
      event.stopPropagation();
    };
    if (event.key === "Escape" && !isOnCell && focusTarget(cell) === cell) {
      cell.focus();
      handled();
      return;
    }
    if (isTyping(target)) return;
    if ((event.key === "Enter" || event.key === "F2") && isOnCell) {
      widgets[0]?.focus();
      handled();
      return;
    }
    const next = destination(event);
    if (next) move(next);
    if (next ?? onKey(event, active, isOnCell)) handled();
  };

  const onFocus = (event: FocusEvent): void => {
    const cell = grid.current?.contains(event.target) ? cellOf(event.target) : null;
    if (!cell || isLeaving.current) return;
    const row = Number(cell.parentElement?.getAttribute("aria-rowindex")) - firstIndex;
    const here = {
      row: isInHead(cell) ? -1 : row,
      column: [...(cell.parentElement?.children ?? [])].indexOf(cell),
    };
    const isHere = here.row === active.row && here.column === active.column;
    // Tab enters the grid at its first or last focusable element.
    const ends = tabStopsOf(grid.current as Element);
    const isAtEnd = event.target === ends[0] || event.target === ends.at(-1);
    const isEntering = isAtEnd && !grid.current?.contains(event.relatedTarget);
    if (isEntering && !isPointer.current && !isHere) {
      const target = elementAt(active);
      if (target) focusTarget(target).focus();
      return;
    }
    if (!isHere) setActive(here);
    const target = focusTarget(cell);
    if (isEntering && event.target === cell && target !== cell) target.focus();
  };

  return {
    active,
    gridProps: {
      onKeyDownCapture,
      onFocus,
      onPointerDownCapture: () => void (isPointer.current = true),
      onPointerUpCapture: () => void (isPointer.current = false),
    },
  };
}
