import type { Tone } from "../../lib/vocabulary.ts";
import type { ReactNode } from "react";

export type ToastTone = Extract<Tone, "success" | "critical" | "info">;

export interface ToastInput {
  /** Failures are announced immediately, others when the screen reader is idle. @default "success" */
  tone?: ToastTone;
  /** Bold text before the message, such as the failed action. */
  title?: ReactNode;
  message?: ReactNode;
  /** Must also be available elsewhere, because a toast disappears. */
  action?: { label: string; onAction: () => void };
  /** Time in ms until it disappears; paused on hover and focus. @default 5000, with an action 8000 */
  duration?: number;
}

export interface ToastItem extends ToastInput {
  id: number;
}

/** More than three would cover the page; the oldest is dismissed. */
const maxItems = 3;

/** Visible toasts, stored outside React so that the code that renders them loads with the first toast. */
export function createToastStore() {
  let items: readonly ToastItem[] = [];
  let nextId = 1;
  const listeners = new Set<() => void>();
  // The element with the toasts is moved, not re-created, so that it neither restarts nor is announced again.
  let container: HTMLElement | undefined;
  let defaultParent: HTMLElement | undefined;
  let panels: readonly HTMLElement[] = [];
  const settle = () => {
    const place = panels.at(-1) ?? defaultParent;
    if (container && container.parentNode !== place) place?.append(container);
  };
  const set = (next: readonly ToastItem[]) => {
    items = next;
    for (const listener of listeners) listener();
  };
  const remove = (id: number): void => {
    if (items.some((item) => item.id === id)) set(items.filter((item) => item.id !== id));
  };
  return {
    /** @returns dismisses it, if it is still shown */
    add(input: ToastInput): () => void {
      const id = nextId++;
      set([...items, { ...input, id }].slice(-maxItems));
      return () => remove(id);
    },
    remove,
    items: () => items,
    /**
     * Moves the toasts' element into the last open panel, or else its default position. @returns removes it
     */
    put(element: HTMLElement, parent: HTMLElement): () => void {
      container = element;
      defaultParent = parent;
      settle();
      return () => element.remove();
    },
    /** A modal panel offers or withdraws itself as the container. */
    place(panel: HTMLElement, open: boolean): void {
      panels = [...panels.filter((other) => other !== panel), ...(open ? [panel] : [])];
      settle();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export type ToastStore = ReturnType<typeof createToastStore>;
