"use client";
import { lazy, Suspense, use, useState, useSyncExternalStore, type ReactNode } from "react";
import { ToastContext } from "./toast-context.ts";
import { createToastStore, type ShowToast, type ToastItem } from "./toast-store.ts";
import type { ToastTexts } from "../../words/components/Toast.ts";

const ToastRegion = lazy(() => import("./ToastRegion.tsx"));

export interface ToastProviderProps {
  /** Accessible name of the region, with its shortcut in `{hotkey}`: "Notifications ({hotkey})". */
  label: string;
  /** Overrides the locale's texts. */
  texts?: Partial<ToastTexts>;
  /** The application, which can call `useToast`. */
  children: ReactNode;
}

const none: readonly ToastItem[] = [];

/** Stores and shows the page's toasts. Render one at the root of the application. */
export function ToastProvider({ label, texts, children }: ToastProviderProps) {
  const [store] = useState(createToastStore);
  const items = useSyncExternalStore(store.subscribe, store.items, () => none);
  const [used, setUsed] = useState(false);
  // The region stays once used, so that the last toast can finish its exit animation.
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

/** Returns a function that shows a toast: `toast({ message: "Saved" })`, `toast.promise(save(), { … })`. */
export function useToast(): ShowToast {
  const store = use(ToastContext);
  if (!store)
    throw new Error("useToast found no ToastProvider above it. Put one at the root of the application.");
  return store.add;
}
