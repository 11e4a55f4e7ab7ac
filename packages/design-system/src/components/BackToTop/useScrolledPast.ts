"use client";
import { useSyncExternalStore } from "react";

const subscribe = (changed: () => void): (() => void) => {
  addEventListener("scroll", changed, { passive: true });
  return () => removeEventListener("scroll", changed);
};

/**
 * Whether the page is scrolled further than `distance` px. Re-renders only when the result changes; false on
 * the server.
 */
export const useScrolledPast = (distance: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => scrollY > distance,
    () => false,
  );

/** Scrolls to the top of the page, smoothly unless the user prefers reduced motion. */
export function scrollToTop(): void {
  const isReduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
  scrollTo({ top: 0, behavior: isReduced ? "instant" : "smooth" });
}
