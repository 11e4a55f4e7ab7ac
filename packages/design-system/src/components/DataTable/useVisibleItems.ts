"use client";
import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { useCallback, type RefObject } from "react";
import { headHeight, rowHeight, type DataTableDensity } from "./types.ts";

/** A row, or the panel below an expanded one. */
export interface Item<Row> {
  kind: "row" | "panel";
  key: string;
  row: Row;
}

export interface VisibleItem {
  index: number;
  /** Space in px of the items above that aren't rendered. */
  gap: number;
}

/** Up to this number, all rows render; then the server's HTML and printed pages are complete. */
const maxRendered = 100;
const panelHeight = 160;

/** Items to render: all of a short list, otherwise those in view and the one with the focus. */
export function useVisibleItems<Row>(
  items: ReadonlyArray<Item<Row>>,
  density: DataTableDensity,
  activeRow: number,
  scroller: RefObject<HTMLDivElement | null>,
) {
  const isLong = items.length > maxRendered;
  // A new function would make the virtualizer measure every item again.
  const getItemKey = useCallback(
    (index: number) => (items[index] ? `${items[index].kind} ${items[index].key}` : index),
    [items],
  );
  const estimateSize = (index: number): number =>
    items[index]?.kind === "panel" ? panelHeight : rowHeight[density];
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLTableRowElement>({
    enabled: isLong,
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize,
    getItemKey,
    // Reading the height of a new row would force a layout for each; the observer reports it afterwards.
    measureElement: (element, entry) =>
      entry?.borderBoxSize[0]?.blockSize ?? estimateSize(Number(element.dataset.index)),
    overscan: 6,
    scrollMargin: headHeight,
    scrollPaddingStart: headHeight,
    initialRect: { width: 0, height: 12 * rowHeight.comfortable },
    rangeExtractor: (range) => {
      const indexes = defaultRangeExtractor(range);
      if (activeRow < 0 || activeRow >= items.length || indexes.includes(activeRow)) return indexes;
      return activeRow < range.startIndex ? [activeRow, ...indexes] : [...indexes, activeRow];
    },
  });
  const measure = virtualizer.measureElement;
  const measureRow = useCallback(
    (element: HTMLTableRowElement | null) => {
      if (isLong) measure(element);
    },
    [isLong, measure],
  );
  const scrollTo = (index: number): void => {
    if (isLong) virtualizer.scrollToIndex(index);
  };
  if (!isLong)
    return {
      isLong,
      measureRow,
      scrollTo,
      visible: items.map((_item, index): VisibleItem => ({ index, gap: 0 })),
      spaceBelow: 0,
    };
  let end = headHeight;
  const visible = virtualizer.getVirtualItems().map((item): VisibleItem => {
    const gap = item.start - end;
    ({ end } = item);
    return { index: item.index, gap };
  });
  return {
    isLong,
    measureRow,
    scrollTo,
    visible,
    spaceBelow: Math.max(virtualizer.getTotalSize() + headHeight - end, 0),
  };
}
