import { useEffect, useRef } from "react";
import { useLocation } from "../app/location.ts";

const reachable = "a[href], button:not([disabled]), input:not([type=hidden], [disabled]), select, textarea";

/** What says that two elements are the same to somebody who uses them. */
const identityOf = (element: Element): string =>
  [
    element.tagName,
    element.getAttribute("name") ?? element.getAttribute("href") ?? "",
    element.getAttribute("aria-label") ?? element.textContent,
  ].join("\n");

/**
 * Where the keyboard goes on after an element is gone: at the one that took its place, else at the first one of the
 * row it stood in, such as a chip beside it.
 * @param around what surrounded it, from inside to outside
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
 * After the query of an address has changed, as filters, chips and searches do it: the focus stays, also where the
 * element that had it was made anew or is gone. Without a place for it the keyboard goes on at the content.
 */
export const useKeptFocus = (mainId: string): void => {
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
