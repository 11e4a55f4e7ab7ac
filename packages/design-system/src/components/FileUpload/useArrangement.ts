"use client";
import { useCallback, useLayoutEffect, useRef, useState, type DragEvent } from "react";
import type { UploadItem } from "./upload-item.ts";

/** The focusable buttons of an item. */
export type ItemAction = "remove" | "retry" | "earlier" | "later";

/** Moves the id at `from` to `to`. */
export function moved(ids: readonly string[], from: number, to: number): string[] {
  const rest = ids.filter((_id, index) => index !== from);
  return [...rest.slice(0, to), ids[from] as string, ...rest.slice(to)];
}

interface Arrangement {
  /** The item being dragged. */
  dragged: string | null;
  /** Sets the focus after the next change: a button of an item, or the add button. */
  focusNext: (id: string | null, action: ItemAction) => void;
  /** Ref of the add button. When the button disappears with the last free slot, focus moves on. */
  addButton: (button: HTMLElement | null) => () => void;
  drag: (id: string) => {
    draggable: true;
    onDragStart: (event: DragEvent) => void;
    onDragEnter: () => void;
    onDragEnd: () => void;
  };
}

/**
 * Drag-and-drop order, and the focus after a change: a moved or removed node loses its focus, so the button
 * is found again by its item's id.
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
    // If nothing can be added, focuses the last item, next to where the add button was.
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
