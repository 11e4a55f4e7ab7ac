import type { FocusEvent, PointerEvent } from "react";
import { useRef } from "react";
import { usePrepare } from "./NavigationContext.tsx";

/** ms that a pointer rests before its target is prepared: passing over a list fetches nothing. */
const restMs = 80;

interface Handlers {
  onPointerEnter?: (event: PointerEvent<HTMLAnchorElement>) => void;
  onPointerLeave?: (event: PointerEvent<HTMLAnchorElement>) => void;
  onFocus?: (event: FocusEvent<HTMLAnchorElement>) => void;
}

/** Answers handlers that prepare a page of this app, besides the handlers given. */
export const usePrefetch = (href: string): ((own: Handlers) => Handlers) => {
  const prepare = usePrepare();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return (own) => ({
    onPointerEnter: (event) => {
      own.onPointerEnter?.(event);
      timer.current = setTimeout(() => prepare(href), restMs);
    },
    onPointerLeave: (event) => {
      own.onPointerLeave?.(event);
      clearTimeout(timer.current);
    },
    onFocus: (event) => {
      own.onFocus?.(event);
      prepare(href);
    },
  });
};
