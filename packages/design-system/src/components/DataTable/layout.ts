import type { CSSProperties } from "react";
import { toolWidth, type DataTableColumn } from "./types.ts";

/** Position of every column, from 0. */
export interface Layout<Row> {
  /** Visible data columns. */
  columns: ReadonlyArray<DataTableColumn<Row>>;
  selectAt: number | undefined;
  expandAt: number | undefined;
  firstColumn: number;
  actionsAt: number | undefined;
  columnCount: number;
  /** `grid-template-columns` */
  tracks: string;
  /** Sum of the minimum widths in px. */
  width: number;
  /** Width in px of the columns that stay in view. */
  stickyWidth: number;
  stickyAt: (index: number) => CSSProperties;
}

interface LayoutOptions<Row> {
  columns: ReadonlyArray<DataTableColumn<Row>>;
  widths: Readonly<Record<string, number>>;
  hasSelection: boolean;
  hasPanels: boolean;
  hasActions: boolean;
}

/** Free space is distributed in proportion to the widths, except to columns that the user has resized. */
export function layoutOf<Row>(options: LayoutOptions<Row>): Layout<Row> {
  const { columns, widths, hasSelection, hasPanels, hasActions } = options;
  const toolCount = Number(hasSelection) + Number(hasPanels);
  const sizes = columns.map(({ id, width = 160 }) => widths[id] ?? width);
  const tool = `${toolWidth}px`;
  return {
    columns,
    selectAt: hasSelection ? 0 : undefined,
    expandAt: hasPanels ? toolCount - 1 : undefined,
    firstColumn: toolCount,
    actionsAt: hasActions ? toolCount + columns.length : undefined,
    columnCount: toolCount + columns.length + Number(hasActions),
    tracks: [
      ...Array.from({ length: toolCount }, () => tool),
      ...columns.map(({ id }, index) => {
        const size = sizes[index] as number;
        return id in widths ? `${size}px` : `minmax(${size}px, ${size}fr)`;
      }),
      ...(hasActions ? [tool] : []),
    ].join(" "),
    width: sizes.reduce((sum, size) => sum + size, (toolCount + Number(hasActions)) * toolWidth),
    stickyWidth: toolCount * toolWidth + (sizes[0] ?? 0),
    stickyAt: (index) => ({ insetInlineStart: index * toolWidth }),
  };
}
