import { useEffect, useEffectEvent, useRef } from "react";

/** Well below the time that a checkout is held. */
const renewAfterMs = 4 * 60_000;
const used = ["pointerdown", "keydown", "scroll"] as const;

/**
 * Asks for the sums again while the page is used or comes back into view, which holds the checkout for longer: nobody
 * loses it by taking their time.
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
    // The page was loaded just now.
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
