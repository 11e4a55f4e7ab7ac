"use client";
import { use, useMemo } from "react";
import { ToastContext } from "./toast-context.ts";
import type { ToastStore } from "./toast-store.ts";

/**
 * Offers the panel only while it is open. A closing panel releases the toasts, so that they don't fade out
 * with it.
 */
const whileOpen =
  ({ place }: ToastStore) =>
  (element: HTMLElement | null) => {
    const panel = element?.closest<HTMLElement>("[data-state]");
    if (!element || !panel) return;
    const follow = () => place(element, panel.dataset.state === "open");
    const observer = new MutationObserver(follow);
    observer.observe(panel, { attributeFilter: ["data-state"] });
    follow();
    return () => {
      observer.disconnect();
      place(element, false);
    };
  };

/**
 * Rendered in each modal panel: an open one makes the rest of the page inert, so the toasts move into it. It
 * is before the panel's last control, so that Tab leads through the toasts.
 */
export function ToastHost() {
  const store = use(ToastContext);
  const offer = useMemo(() => store && whileOpen(store), [store]);
  // Out of flow, so that the panel's layout ignores it.
  return offer && <div ref={offer} style={{ position: "absolute" }} />;
}
