import { limits } from "@carmine/api/contract";
import { useRef } from "react";

/** Calls through at most once in 500 ms, so that the second of two quick presses is ignored. */
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
