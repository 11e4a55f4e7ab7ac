import type { ReactNode } from "react";

export type ToastTone = "success" | "critical" | "info";

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
const most = 3;

/** Toasts in view, outside of React's tree, so that the machinery to show them loads with the first one. */
export function createToastStore() {
  let items: readonly ToastItem[] = [];
  let nextId = 1;
  const listeners = new Set<() => void>();
  const set = (next: readonly ToastItem[]) => {
    items = next;
    for (const listener of listeners) listener();
  };
  return {
    add(input: ToastInput): void {
      set([...items, { ...input, id: nextId++ }].slice(-most));
    },
    remove(id: number): void {
      set(items.filter((item) => item.id !== id));
    },
    items: () => items,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export type ToastStore = ReturnType<typeof createToastStore>;
