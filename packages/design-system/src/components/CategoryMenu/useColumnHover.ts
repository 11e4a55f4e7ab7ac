import { useEffect, useRef } from "react";

/** Rest of the mouse before the column opens, and the time that it stays after the mouse has left, ms. */
const delays = { open: 120, close: 240 };
/** A click so soon after the mouse opened the column means “open”, ms. */
const clickGrace = 600;

/**
 * The column under a mouse.
 * @param setOpen shows or hides it
 */
export function useColumnHover(setOpen: (open: boolean) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const openedAt = useRef(0);
  const settle = (): void => clearTimeout(timer.current);
  useEffect(() => settle, []);
  return {
    /** What the mouse began is no longer wanted. */
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
    /** Whether a click finds it just opened by the mouse. */
    clicked: (): boolean => {
      const isNew = Date.now() - openedAt.current < clickGrace;
      openedAt.current = 0;
      return isNew;
    },
  };
}
