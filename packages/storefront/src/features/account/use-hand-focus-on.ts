import { useLayoutEffect, useRef, type RefObject } from "react";

/**
 * For an item of a list that may be taken off it while it has the focus: the keyboard goes on with the item beside it.
 * @param selector what has the focus there
 */
export const useHandFocusOn = <Item extends HTMLElement>(selector: string): RefObject<Item | null> => {
  const item = useRef<Item>(null);
  // A layout effect ends while the item is still in its list.
  useLayoutEffect(() => {
    const element = item.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const beside = element.nextElementSibling ?? element.previousElementSibling;
      beside?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
    };
  }, [selector]);
  return item;
};
