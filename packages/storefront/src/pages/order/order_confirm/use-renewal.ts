import { useEffect, useEffectEvent, useRef } from "react";

/** Well below the time for which a checkout is held. */
const renewAfterMs = 4 * 60_000;
const used = ["pointerdown", "keydown", "scroll"] as const;

/**
 * Refetches the totals while the page is used or becomes visible again, which extends the reservation, so that slow
 * shoppers don't lose it.
 */
export const useRenewal = (renew: () => void): void => {
  const last = useRef(0);
  const onUse = useEffectEvent((): void => {
    const now = Date.now();
    if (document.visibilityState !== "visible" || now - last.current < renewAfterMs) return;
    last.current = now;
    renew();
  });
  useEffect(() => {
    // The page has just loaded.
    last.current = Date.now();
    const listener = (): void => onUse();
    for (const name of used) window.addEventListener(name, listener, { passive: true, capture: true });
    document.addEventListener("visibilitychange", listener);
    const timer = setInterval(listener, renewAfterMs);
    return () => {
      for (const name of used) window.removeEventListener(name, listener, { capture: true });
      document.removeEventListener("visibilitychange", listener);
      clearInterval(timer);
    };
  }, []);
};
