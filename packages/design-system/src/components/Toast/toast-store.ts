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

/** A toast, its message, or a function that returns either. */
type ToastState<Value> = string | ToastInput | ((value: Value) => string | ToastInput);

/** The three states of a promise. */
export interface PromiseTexts<Result> {
  /** Message next to a spinner until the promise settles. */
  loading: string;
  /** Replaces it once the promise is fulfilled. */
  success: ToastState<Result>;
  /** Replaces it once the promise is rejected. */
  error: ToastState<unknown>;
}

export interface ShowToast {
  /** Shows a toast. @returns dismisses it, for a message whose cause may end */
  (toast: ToastInput): () => void;
  /** Shows a toast with a spinner, which becomes another once the promise settles. @returns the promise */
  promise: <Result>(promise: Promise<Result>, toasts: PromiseTexts<Result>) => Promise<Result>;
}

export interface ToastItem extends ToastInput {
  id: number;
  /** Shows a spinner and stays until it is replaced. */
  loading?: boolean;
}

const inputOf = <Value>(state: ToastState<Value>, value: Value, tone: ToastTone): ToastInput => {
  const settled = typeof state === "function" ? state(value) : state;
  return { tone, ...(typeof settled === "string" ? { message: settled } : settled) };
};

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
  const put = (item: ToastItem): void => {
    const isShown = items.some(({ id }) => id === item.id);
    const next = isShown ? items.map((shown) => (shown.id === item.id ? item : shown)) : [...items, item];
    set(next.slice(-maxItems));
  };
  const show = (input: ToastInput) => {
    const id = nextId++;
    put({ ...input, id });
    return () => remove(id);
  };
  const add: ShowToast = Object.assign(show, {
    promise: <Result>(promise: Promise<Result>, { loading, success, error }: PromiseTexts<Result>) => {
      const id = nextId++;
      put({ id, tone: "info", message: loading, loading: true });
      // Shown even if the loading toast was dismissed: the result matters.
      promise.then(
        (result) => put({ ...inputOf(success, result, "success"), id }),
        (reason: unknown) => put({ ...inputOf(error, reason, "critical"), id }),
      );
      return promise;
    },
  });
  return {
    add,
    remove,
    items: () => items,
    /**
     * Moves the toasts' element into the last open panel, or else its default position. @returns removes it
     */
    attach(element: HTMLElement, parent: HTMLElement): () => void {
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
