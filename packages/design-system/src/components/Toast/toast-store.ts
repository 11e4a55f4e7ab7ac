import type { Tone } from "../../lib/vocabulary.ts";
import type { ReactNode } from "react";

export type ToastTone = Extract<Tone, "success" | "critical" | "info">;

export interface ToastInput {
  /** A failure is announced at once, the others when the reader pauses. @default "success" */
  tone?: ToastTone;
  /** The first words, bold: what failed. */
  title?: ReactNode;
  message?: ReactNode;
  /** Must also be reachable elsewhere: a toast goes away. */
  action?: { label: string; onAction: () => void };
  /** Ms until it goes; hover and focus stop the clock. @default 5000, with an action 8000 */
  duration?: number;
}

export interface ToastItem extends ToastInput {
  id: number;
}

/** More than three would cover the page; the oldest gives way. */
const maxItems = 3;

/** Toasts in view, outside of React's tree, so that the machinery to show them loads with the first one. */
export function createToastStore() {
  let items: readonly ToastItem[] = [];
  let nextId = 1;
  const listeners = new Set<() => void>();
  // The element with the toasts moves as it is: what is shown is neither begun anew nor read out again.
  let shelf: HTMLElement | undefined;
  let home: HTMLElement | undefined;
  let panels: readonly HTMLElement[] = [];
  const settle = () => {
    const place = panels.at(-1) ?? home;
    if (shelf && shelf.parentNode !== place) place?.append(shelf);
  };
  const set = (next: readonly ToastItem[]) => {
    items = next;
    for (const listener of listeners) listener();
  };
  const remove = (id: number): void => {
    if (items.some((item) => item.id === id)) set(items.filter((item) => item.id !== id));
  };
  return {
    /** @returns takes it away, if it is still there */
    add(input: ToastInput): () => void {
      const id = nextId++;
      set([...items, { ...input, id }].slice(-maxItems));
      return () => remove(id);
    },
    remove,
    items: () => items,
    /** Puts the element with the toasts into the page: into the last open panel, or else home. @returns takes it away */
    put(element: HTMLElement, into: HTMLElement): () => void {
      shelf = element;
      home = into;
      settle();
      return () => element.remove();
    },
    /** A modal panel offers its place, or withdraws it. */
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
