import { useEffect, useRef } from "react";

/** Hover time before the column opens, and time before it closes after the pointer leaves, in ms. */
const delays = { open: 120, close: 240 };
/** A click this soon after hover opened the column keeps it open, in ms. */
const clickGrace = 600;

/**
 * Opens and closes the column on hover. @param setOpen - shows or hides it
 */
export function useColumnHover(setOpen: (open: boolean) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const openedAt = useRef(0);
  const settle = (): void => clearTimeout(timer.current);
  useEffect(() => settle, []);
  return {
    /** Cancels the pending hover. */
    settle,
    hover: (open: boolean): void => {
      settle();
      timer.current = setTimeout(
        () => {
          if (open) openedAt.current = Date.now();
          setOpen(open);
        },
        open ? delays.open : delays.close,
      );
    },
    /** Whether hover has just opened the column, so that a click must not close it. */
    clicked: (): boolean => {
      const isNew = Date.now() - openedAt.current < clickGrace;
      openedAt.current = 0;
      return isNew;
    },
  };
}
