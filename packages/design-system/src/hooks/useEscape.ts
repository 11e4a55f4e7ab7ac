"use client";
import { useEffect, useEffectEvent, type RefObject } from "react";

/** Open layers, the newest last. `close` returns whether the layer was open. */
const layers: { readonly root: RefObject<Element | null>; readonly close: () => boolean }[] = [];

/** A dialog hides everything under it from screen readers, so covered layers ignore the key. */
const isCovered = (element: Element | null): boolean =>
  element !== null && element.closest("[aria-hidden='true'], [inert]") !== null;

const handleKeyDown = (event: KeyboardEvent): void => {
  if (event.key !== "Escape") return;
  if (!layers.findLast(({ root, close }) => !isCovered(root.current) && close())) return;
  event.stopPropagation();
  // Otherwise the browser would close a surrounding popover.
  event.preventDefault();
};

/**
 * Closes one layer at a time on Escape, the newest first, wherever the focus is. This includes hover-opened
 * layers (WCAG 1.4.13). It listens on the window in the capture phase, before a surrounding dialog.
 * @param root - element that contains the layer
 * @param open - whether the layer may be open; it is registered as the newest when this becomes true
 * @param close - closes the layer; returns whether it was open
 */
export function useEscape(root: RefObject<Element | null>, open: boolean, close: () => boolean): void {
  const latest = useEffectEvent(close);
  useEffect(() => {
    if (!open) return undefined;
    const layer = { root, close: () => latest() };
    layers.push(layer);
    // The same listener is only added once, and does nothing without layers.
    window.addEventListener("keydown", handleKeyDown, true);
    return () => {
      layers.splice(layers.indexOf(layer), 1);
    };
  }, [root, open]);
}
