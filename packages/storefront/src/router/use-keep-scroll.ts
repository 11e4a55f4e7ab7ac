import { useEffect, type MouseEvent } from "react";
import { withStorage } from "../app/storage.ts";

const storageKey = "languageScroll";

/** Stores the scroll position when the language changes, because that loads another document. */
export const useKeepScroll = (): ((event: MouseEvent) => void) => {
  useEffect(() => {
    const stored = withStorage("sessionStorage", (storage) => {
      const top = storage.getItem(storageKey);
      storage.removeItem(storageKey);
      return top;
    });
    if (stored !== null) window.scrollTo(0, Number(stored));
  }, []);
  return (event) => {
    if (event.target instanceof Element && event.target.closest("a[hreflang]")) {
      withStorage("sessionStorage", (storage) => storage.setItem(storageKey, String(window.scrollY)));
    }
  };
};
