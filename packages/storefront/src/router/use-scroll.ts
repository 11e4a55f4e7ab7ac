import { useEffect, useLayoutEffect, useRef } from "react";
import { withStorage } from "../app/storage.ts";
import type { ShownPage } from "./shown-page.ts";

const storageKey = "scrollPositions";

const readPositions = (): Record<string, number> =>
  withStorage(
    "sessionStorage",
    (storage) => JSON.parse(storage.getItem(storageKey) ?? "{}") as Record<string, number>,
  ) ?? {};

/** The element that the fragment refers to. */
const targetOf = (hash: string): HTMLElement | null => {
  if (hash === "") return null;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
};

/** A filter that was selected by keyboard keeps focus and must stay in view. */
const hasFocusedFilter = (): boolean =>
  document.activeElement?.matches('[data-component="Facets"] :focus-visible') ?? false;

/**
 * Scrolls a new page to its top or fragment, and a page of the history to its last position. The browser can't do
 * that, because the content changes after the address; it does so only when a document loads.
 */
export const useScroll = ({ location: { key, hash }, way }: ShownPage): void => {
  const positions = useRef<Record<string, number>>({});

  useEffect(() => {
    // Set on entries that were left for another page of the same document, see below.
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
    // Once per document; later pages are scrolled below.
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
    // An entry that replaced another one keeps its position: it may be left before it is scrolled.
    if (way === "stay") remember();
    addEventListener("scroll", remember, { passive: true });
    return () => removeEventListener("scroll", remember);
  }, [key, hash, way]);
};
