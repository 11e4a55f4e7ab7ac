"use client";
import { use, useMemo } from "react";
import { ToastContext } from "./toast-context.ts";
import type { ToastStore } from "./toast-store.ts";

/** While the panel around it is open. One that fades away already lets the toasts go, so that they do not fade with it. */
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
 * Stands in each modal panel: an open one makes the rest of the page unreachable, so the toasts come into it. Before the
 * panel's last control, so that Tab leads through them and on.
 */
export function ToastHost() {
  const store = use(ToastContext);
  const offer = useMemo(() => store && whileOpen(store), [store]);
  // Without a box: the panel is laid out as if it was not there.
  return offer && <div ref={offer} style={{ position: "absolute" }} />;
}
