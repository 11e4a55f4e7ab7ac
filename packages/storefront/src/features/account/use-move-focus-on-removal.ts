import { useLayoutEffect, useRef, type RefObject } from "react";

/**
 * Moves focus to the next item when the focused item is removed from its list.
 * @param selector the focusable element of an item
 */
export const useMoveFocusOnRemoval = <Item extends HTMLElement>(selector: string): RefObject<Item | null> => {
  const item = useRef<Item>(null);
  // The cleanup of a layout effect runs while the item is still in the list.
  useLayoutEffect(() => {
    const element = item.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const neighbor = element.nextElementSibling ?? element.previousElementSibling;
      neighbor?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
    };
  }, [selector]);
  return item;
};
