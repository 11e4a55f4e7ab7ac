"use client";
import { useSyncExternalStore } from "react";

const page = () => document.documentElement;

const subscribe = (changed: () => void): (() => void) => {
  const observer = new MutationObserver(changed);
  observer.observe(page(), { attributeFilter: ["dir"] });
  return () => observer.disconnect();
};

/**
 * Direction of the page's text, for code that places and moves by left and right; styles need none. Left to right in
 * the server's HTML, which cannot see `<html dir>`; a page from right to left is put right when it hydrates.
 */
export const useDirection = (): "ltr" | "rtl" =>
  useSyncExternalStore(
    subscribe,
    () => (page().dir === "rtl" ? "rtl" : "ltr"),
    () => "ltr",
  );
