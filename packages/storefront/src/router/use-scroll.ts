import { useEffect, useLayoutEffect, useRef } from "react";
import { withStorage } from "../app/storage.ts";
import type { ShownPage } from "./shown-page.ts";

const storageKey = "scrollPositions";

const readPositions = (): Record<string, number> =>
  withStorage(
    "sessionStorage",
    (storage) => JSON.parse(storage.getItem(storageKey) ?? "{}") as Record<string, number>,
  ) ?? {};

/** The element that an address leads to. */
const targetOf = (hash: string): HTMLElement | null => {
  if (hash === "") return null;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
};

/** A filter that was chosen by keyboard has the focus, which stays in sight: the next one is a step further. */
const hasFocusedFilter = (): boolean =>
  document.activeElement?.matches('[data-component="Facets"] :focus-visible') ?? false;

/**
 * A new page starts at its top or at the place its address names; one out of the history where it was left. The
 * browser can't do that, since the page comes after the address; it does so itself for a document that loads anew.
 */
export const useScroll = ({ location: { key, hash }, way }: ShownPage): void => {
  const positions = useRef<Record<string, number>>({});

  useEffect(() => {
    // Set on an entry that was left for another page of a document, see below.
    const restores = history.scrollRestoration === "manual";
    positions.current = readPositions();
    const left = positions.current[key];
    if (restores && left !== undefined) window.scrollTo(0, left);
    history.scrollRestoration = "manual";
    const keep = (): void => {
      withStorage("sessionStorage", (storage) =>
        storage.setItem(storageKey, JSON.stringify(positions.current)),
      );
      history.scrollRestoration = "auto";
    };
    const takeOver = (): void => {
      history.scrollRestoration = "manual";
    };
    addEventListener("pagehide", keep);
    addEventListener("pageshow", takeOver);
    return () => {
      removeEventListener("pagehide", keep);
      removeEventListener("pageshow", takeOver);
    };
    // Once per document: later pages are placed below.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, []);

  useLayoutEffect(() => {
    if (way === "history") window.scrollTo(0, positions.current[key] ?? 0);
    else if (way === "forward") {
      const target = targetOf(hash);
      if (target) target.scrollIntoView();
      else if (!hasFocusedFilter()) window.scrollTo(0, 0);
    }
    const remember = (): void => {
      positions.current[key] = window.scrollY;
    };
    // An entry that took the place of another stays where it is: it may be left before it is scrolled.
    if (way === "stay") remember();
    addEventListener("scroll", remember, { passive: true });
    return () => removeEventListener("scroll", remember);
  }, [key, hash, way]);
};
