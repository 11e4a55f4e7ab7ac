import { useRef } from "react";

interface FocusReturn {
  onOpenAutoFocus: () => void;
  onCloseAutoFocus: (event: Event) => void;
}

/**
 * For the content of a Radix dialog: returns focus to the previously focused element, even if no trigger
 * opened the dialog. Radix's modal content only knows its own trigger, and otherwise leaves focus on the
 * body.
 */
export function useFocusReturn(): FocusReturn {
  const before = useRef<HTMLElement>(null);
  return {
    onOpenAutoFocus: () => {
      const { activeElement } = document;
      before.current = activeElement instanceof HTMLElement ? activeElement : null;
    },
    onCloseAutoFocus: (event) => {
      // An element opened from a menu item is gone with its menu, so the dialog's trigger is the better
      // target.
      if (!before.current?.isConnected || before.current === document.body) return;
      event.preventDefault();
      before.current.focus({ preventScroll: true });
    },
  };
}
