"use client";
import { useSyncExternalStore } from "react";

const page = () => document.documentElement;

const subscribe = (changed: () => void): (() => void) => {
  const observer = new MutationObserver(changed);
  observer.observe(page(), { attributeFilter: ["dir"] });
  return () => observer.disconnect();
};

/**
 * Text direction of the page, for code that positions by left and right; styles don't need it. The server's
 * HTML is left-to-right, because the server doesn't know `<html dir>`; right-to-left pages are corrected on
 * hydration.
 */
export const useDirection = (): "ltr" | "rtl" =>
  useSyncExternalStore(
    subscribe,
    () => (page().dir === "rtl" ? "rtl" : "ltr"),
    () => "ltr",
  );
