"use client";
import { lazy, Suspense, use, useState, useSyncExternalStore, type ReactNode } from "react";
import { ToastContext } from "./toast-context.ts";
import { createToastStore, type ToastInput, type ToastItem } from "./toast-store.ts";
import type { ToastTexts } from "../../words/components/Toast.ts";

const ToastRegion = lazy(() => import("./ToastRegion.tsx"));

export interface ToastProviderProps {
  /** Name of the region, with its key in `{hotkey}`: "Notifications ({hotkey})". */
  label: string;
  /** Other words than those of the locale. */
  texts?: Partial<ToastTexts>;
  /** The application: whatever in it calls `useToast`. */
  children: ReactNode;
}

const none: readonly ToastItem[] = [];

/** Holds the toasts of the page and shows them. One at the root of the application. */
export function ToastProvider({ label, texts, children }: ToastProviderProps) {
  const [store] = useState(createToastStore);
  const items = useSyncExternalStore(store.subscribe, store.items, () => none);
  const [used, setUsed] = useState(false);
  // The region stays once it was needed: the last toast has to leave in peace.
  if (items.length > 0 && !used) setUsed(true);
  return (
    <ToastContext value={store}>
      {children}
      {used && (
        <Suspense>
          <ToastRegion store={store} items={items} label={label} texts={texts} />
        </Suspense>
      )}
    </ToastContext>
  );
}

/**
 * Gives the function that shows a toast. It returns one that takes the toast away: a message about something on the
 * page goes as soon as that is over.
 */
export function useToast(): (toast: ToastInput) => () => void {
  const store = use(ToastContext);
  if (!store)
    throw new Error("useToast found no ToastProvider above it. Put one at the root of the application.");
  return store.add;
}
