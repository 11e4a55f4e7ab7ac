import { useEffect, useRef } from "react";
import { useShowToast } from "./AppContext.tsx";
import type { Toast } from "./stores.ts";

/**
 * Shows toasts about a problem on the page. A new toast replaces the last one; it is dismissed when the problem is
 * solved or the page unmounts.
 */
export const useWarning = (wrong: boolean): ((toast: Toast) => void) => {
  const toast = useShowToast();
  const takeAway = useRef<() => void>(undefined);
  useEffect(() => (wrong ? () => takeAway.current?.() : undefined), [wrong]);
  return (warning) => {
    takeAway.current?.();
    takeAway.current = toast(warning);
  };
};
