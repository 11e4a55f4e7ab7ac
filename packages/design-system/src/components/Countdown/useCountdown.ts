"use client";
import { useEffect, useEffectEvent, useState } from "react";

/**
 * Remaining time in ms, updated every second, at least 0.
 * @param until - end time by the server's clock, in ms since the epoch
 * @param now - the server's time when the page was rendered: the client's clock may be wrong, and server and
 * client must render the same text
 * @param onEnd - called once, when the end is reached while mounted
 */
export function useCountdown(until: number, now: number, onEnd?: () => void): number {
  const [left, setLeft] = useState(() => Math.max(0, until - now));
  const end = useEffectEvent(() => onEnd?.());

  useEffect(() => {
    const start = performance.now();
    const total = until - now;
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const rest = Math.max(0, total - (performance.now() - start));
      setLeft(rest);
      if (rest === 0) end();
      // Aligns to the next full second, so that delayed timers don't skip one.
      else timer = setTimeout(tick, rest % 1000 || 1000);
    };
    if (total > 0) timer = setTimeout(tick, total % 1000 || 1000);
    else setLeft(0);
    return () => clearTimeout(timer);
  }, [until, now]);

  return left;
}
