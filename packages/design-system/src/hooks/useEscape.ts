"use client";
import { useEffect, useEffectEvent, type RefObject } from "react";

/** What is open, the newest last: each takes itself away and answers whether it was there. */
const layers: { readonly root: RefObject<Element | null>; readonly close: () => boolean }[] = [];

/** A dialog hides from screen readers all that lies under it: it hears the key before that. */
const isCovered = (element: Element | null): boolean =>
  element !== null && element.closest("[aria-hidden='true'], [inert]") !== null;

const hear = (event: KeyboardEvent): void => {
  if (event.key !== "Escape") return;
  if (!layers.findLast(({ root, close }) => !isCovered(root.current) && close())) return;
  event.stopPropagation();
  // A popover around would be closed by the browser.
  event.preventDefault();
};

/**
 * Escape takes away one layer at a time, the newest first, wherever the focus is: what the mouse has opened goes too
 * (WCAG 1.4.13). It is heard on the window, before a dialog around hears of it.
 * @param root what the layer is a part of
 * @param open whether the layer may be there; from then on it counts as new
 * @param close takes the layer away; answers whether it was there
 */
export function useEscape(root: RefObject<Element | null>, open: boolean, close: () => boolean): void {
  const latest = useEffectEvent(close);
  useEffect(() => {
    if (!open) return undefined;
    const layer = { root, close: () => latest() };
    layers.push(layer);
    // One listener for all: added again it is the same, and with no layer it does nothing.
    window.addEventListener("keydown", hear, true);
    return () => {
      layers.splice(layers.indexOf(layer), 1);
    };
  }, [root, open]);
}
