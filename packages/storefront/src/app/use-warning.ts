import { useEffect, useRef } from "react";
import { useShowToast } from "./AppContext.tsx";
import type { Toast } from "./stores.ts";

/**
 * Shows toasts about something that is wrong on the page: one that is pressed for again takes the place of the last,
 * and it goes once nothing is wrong any more, or with the page.
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
