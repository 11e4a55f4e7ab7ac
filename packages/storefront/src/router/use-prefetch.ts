import type { FocusEvent, PointerEvent } from "react";
import { useRef } from "react";
import { useNavigationActions } from "./NavigationContext.tsx";

/** ms that pointer or focus rest before the target is prefetched: passing over a list fetches nothing. */
const restMs = 80;

interface Handlers {
  onPointerEnter?: (event: PointerEvent<HTMLAnchorElement>) => void;
  onPointerLeave?: (event: PointerEvent<HTMLAnchorElement>) => void;
  onFocus?: (event: FocusEvent<HTMLAnchorElement>) => void;
  onBlur?: (event: FocusEvent<HTMLAnchorElement>) => void;
}

/** Adds prefetching of a page of this app to the given event handlers. */
export const usePrefetch = (href: string): ((own: Handlers) => Handlers) => {
  const { prefetch } = useNavigationActions();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const leave = (): void => clearTimeout(timer.current);
  const rest = (link: HTMLAnchorElement): void => {
    leave();
    // Not an effect that ends with the link: a page has a hundred of them.
    timer.current = setTimeout(() => link.isConnected && prefetch(href), restMs);
  };
  return (own) => ({
    onPointerEnter: (event) => {
      own.onPointerEnter?.(event);
      rest(event.currentTarget);
    },
    onPointerLeave: (event) => {
      own.onPointerLeave?.(event);
      leave();
    },
    onFocus: (event) => {
      own.onFocus?.(event);
      rest(event.currentTarget);
    },
    onBlur: (event) => {
      own.onBlur?.(event);
      leave();
    },
  });
};
