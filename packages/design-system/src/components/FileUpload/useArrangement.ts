"use client";
import { useCallback, useLayoutEffect, useRef, useState, type DragEvent } from "react";
import type { UploadItem } from "./upload-item.ts";

/** The buttons of an item that can have the focus. */
export type ItemAction = "remove" | "retry" | "earlier" | "later";

/** Ids with the one at `from` standing at `to`. */
export function moved(ids: readonly string[], from: number, to: number): string[] {
  const rest = ids.filter((_id, index) => index !== from);
  return [...rest.slice(0, to), ids[from] as string, ...rest.slice(to)];
}

interface Arrangement {
  /** The item under the mouse that drags. */
  dragged: string | null;
  /** Where the focus goes with the next change: to a button of an item, or to the button that adds. */
  focusNext: (id: string | null, action: ItemAction) => void;
  /** A ref for the button that adds: with the last place it goes, and the focus goes on. */
  addButton: (button: HTMLElement | null) => () => void;
  drag: (id: string) => {
    draggable: true;
    onDragStart: (event: DragEvent) => void;
    onDragEnter: () => void;
    onDragEnd: () => void;
  };
}

/**
 * Order by dragging, and the focus after a change: a node that moves or goes takes its focus with it, so the button is
 * found again by its item's id.
 */
export function useArrangement(
  items: readonly UploadItem[],
  root: { readonly current: HTMLElement | null },
  onMove: (id: string, to: number) => void,
): Arrangement {
  const [dragged, setDragged] = useState<string | null>(null);
  const wanted = useRef<{ id: string | null; action: ItemAction }>(null);

  useLayoutEffect(() => {
    const next = wanted.current;
    wanted.current = null;
    if (!next) return;
    const item =
      next.id === null ? null : root.current?.querySelector(`[data-item="${CSS.escape(next.id)}"]`);
    // Where nothing can be added any more, the last item, which stands beside the place of that button.
    const button = item
      ? (item.querySelector<HTMLElement>(`[data-action="${next.action}"]`) ?? item.querySelector("button"))
      : (root.current?.querySelector<HTMLElement>("[data-part='Add']") ??
        [...(root.current?.querySelectorAll<HTMLElement>("[data-action='remove']") ?? [])].at(-1) ??
        root.current?.querySelector("button"));
    button?.focus();
  });

  const addButton = useCallback(
    (button: HTMLElement | null) => () => {
      if (button === document.activeElement) wanted.current = { id: null, action: "remove" };
    },
    [],
  );

  return {
    dragged,
    addButton,
    focusNext: (id, action) => {
      wanted.current = { id, action };
    },
    drag: (id) => ({
      draggable: true,
      onDragStart: (event) => {
        event.dataTransfer.effectAllowed = "move";
        event.dataTransfer.setData("text/plain", "");
        setDragged(id);
      },
      onDragEnter: () => {
        if (dragged === null || dragged === id) return;
        onMove(
          dragged,
          items.findIndex((item) => item.id === id),
        );
      },
      onDragEnd: () => setDragged(null),
    }),
  };
}
