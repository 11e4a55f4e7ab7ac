import { useToast, type ToastInput } from "@carmine/design-system";
import { useEffect, useRef } from "react";

/**
 * Shows toasts about something that is wrong on the page: one that is pressed for again takes the place of the last,
 * and it goes once nothing is wrong any more, or with the page.
 */
export const useWarning = (wrong: boolean): ((toast: ToastInput) => void) => {
  const toast = useToast();
  const takeAway = useRef<() => void>(undefined);
  useEffect(() => (wrong ? () => takeAway.current?.() : undefined), [wrong]);
  return (warning) => {
    takeAway.current?.();
    takeAway.current = toast(warning);
  };
};
