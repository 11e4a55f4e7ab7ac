"use client";
import { useEffect, useEffectEvent, useState } from "react";

/**
 * Time left, in ms, down to 0, changing once a second.
 *
 * @param until - the end, ms since 1970 by the server's clock
 * @param now - the server's clock when the page was made, ms since 1970: the reader's clock may be wrong, and server
 *   and browser render the same text
 * @param onEnd - called once, when the end is reached while the component lives
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
      // To the next full second, so that late timers never make a second last two.
      else timer = setTimeout(tick, rest % 1000 || 1000);
    };
    if (total > 0) timer = setTimeout(tick, total % 1000 || 1000);
    else setLeft(0);
    return () => clearTimeout(timer);
  }, [until, now]);

  return left;
}
