import { limits } from "@carmine/api/contract";
import { useRef } from "react";

/** Lets a call through at most once in 500 ms: the second of two quick presses does nothing. */
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
