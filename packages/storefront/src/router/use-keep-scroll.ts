import { useEffect, type MouseEvent } from "react";

const storageKey = "languageScroll";

/** Changing the language loads another document: it starts where the last one was scrolled to. */
export const useKeepScroll = (): ((event: MouseEvent) => void) => {
  useEffect(() => {
    const stored = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    if (stored !== null) window.scrollTo(0, Number(stored));
  }, []);
  return (event) => {
    if (event.target instanceof Element && event.target.closest("a[hreflang]")) {
      sessionStorage.setItem(storageKey, String(window.scrollY));
    }
  };
};
