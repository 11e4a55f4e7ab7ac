import type { FocusEvent, PointerEvent } from "react";
import { useRef } from "react";
import { useNavigationActions } from "./NavigationContext.tsx";

/** Milliseconds that pointer or focus must rest on a link before prefetching. */
const restMs = 80;

interface Handlers {
  onPointerEnter?: (event: PointerEvent<HTMLAnchorElement>) => void;
  onPointerLeave?: (event: PointerEvent<HTMLAnchorElement>) => void;
  onFocus?: (event: FocusEvent<HTMLAnchorElement>) => void;
  onBlur?: (event: FocusEvent<HTMLAnchorElement>) => void;
}

/** Adds prefetching of a page to the given event handlers. */
export const usePrefetch = (href: string): ((own: Handlers) => Handlers) => {
  const { prefetch } = useNavigationActions();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const leave = (): void => clearTimeout(timer.current);
  const rest = (link: HTMLAnchorElement): void => {
    leave();
    // Not an effect with cleanup, because a page has about a hundred links.
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
