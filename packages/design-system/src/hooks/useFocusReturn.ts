import { useRef } from "react";

interface FocusReturn {
  onOpenAutoFocus: () => void;
  onCloseAutoFocus: (event: Event) => void;
}

/**
 * For the content of a Radix dialog: gives the focus back to what had it, also where no trigger of the dialog opened
 * it. By itself Radix's modal content knows its own trigger only and leaves the focus on the body without one.
 */
export function useFocusReturn(): FocusReturn {
  const before = useRef<HTMLElement>(null);
  return {
    onOpenAutoFocus: () => {
      const { activeElement } = document;
      before.current = activeElement instanceof HTMLElement ? activeElement : null;
    },
    onCloseAutoFocus: (event) => {
      // What a menu item opened is gone with its menu; the dialog's own trigger is then the better place.
      if (!before.current?.isConnected || before.current === document.body) return;
      event.preventDefault();
      before.current.focus({ preventScroll: true });
    },
  };
}
