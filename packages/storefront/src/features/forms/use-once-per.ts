import { limits } from "@carmine/api/contract";
import { useRef } from "react";

/** Throttles `call` to once per `ms`, so that a double click has one effect. */
export const useOncePer = <Args extends unknown[]>(
  call: (...args: Args) => void,
  ms: number = limits.debounceMs,
): ((...args: Args) => void) => {
  const last = useRef(-Infinity);
  return (...args) => {
    const now = performance.now();
    if (now - last.current < ms) return;
    last.current = now;
    call(...args);
  };
};
