import { useEffect, useRef } from "react";
import { useLocation } from "../app/location.ts";

const reachable = "a[href], button:not([disabled]), input:not([type=hidden], [disabled]), select, textarea";

/** Identifies an element across renders by its role and name. */
const identityOf = (element: Element): string =>
  [
    element.tagName,
    element.getAttribute("name") ?? element.getAttribute("href") ?? "",
    element.getAttribute("aria-label") ?? element.textContent,
  ].join("\n");

/**
 * The element that gets focus after the focused one is removed: its recreated counterpart, or the first focusable
 * element in the same row.
 * @param around ancestors of the lost element, from inner to outer
 */
const replacementOf = (lost: Element, around: readonly Element[]): HTMLElement | undefined => {
  const place = around.find((element) => element.isConnected);
  if (!place) return undefined;
  const candidates = [...place.querySelectorAll<HTMLElement>(reachable)];
  const identity = identityOf(lost);
  const twin = candidates.find((element) => identityOf(element) === identity);
  return twin ?? (place.matches("ul, nav, form") ? candidates[0] : undefined);
};

/**
 * Restores focus after the query of the address changes (filters, chips, searches), even if the focused element was
 * recreated or removed. The fallback is the main content.
 */
export const useRestoreFocus = (mainId: string): void => {
  const { search } = useLocation();
  const last = useRef<{ element: Element; around: readonly Element[] }>(undefined);
  useEffect(() => {
    const note = ({ target }: FocusEvent): void => {
      if (!(target instanceof Element)) return;
      const around: Element[] = [];
      for (let at = target.parentElement; at && at.id !== mainId; at = at.parentElement) around.push(at);
      last.current = { element: target, around };
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, [mainId]);
  useEffect(() => {
    const { element, around } = last.current ?? {};
    if (!element || !around || element.isConnected || document.activeElement !== document.body) return;
    const next = replacementOf(element, around) ?? document.getElementById(mainId);
    next?.focus({ preventScroll: true });
  }, [search, mainId]);
};
