import type { FocusEvent, PointerEvent } from "react";
import { useRef } from "react";
import { useApp } from "../app/AppContext.tsx";
import { usePages } from "./NavigationContext.tsx";
import { prefetchPage } from "./prefetch-page.ts";

/** ms that a pointer rests before its target is fetched: passing over a list fetches nothing. */
const restMs = 80;

interface Handlers {
  onPointerEnter?: (event: PointerEvent<HTMLAnchorElement>) => void;
  onPointerLeave?: (event: PointerEvent<HTMLAnchorElement>) => void;
  onFocus?: (event: FocusEvent<HTMLAnchorElement>) => void;
}

/** Answers handlers that fetch code and data of a page of this app ahead, besides the handlers given. */
export const usePrefetch = (href: string): ((own: Handlers) => Handlers) => {
  const app = useApp();
  const pages = usePages();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const fetchAhead = (): void => {
    prefetchPage(app, pages, href);
  };
  return (own) => ({
    onPointerEnter: (event) => {
      own.onPointerEnter?.(event);
      timer.current = setTimeout(fetchAhead, restMs);
    },
    onPointerLeave: (event) => {
      own.onPointerLeave?.(event);
      clearTimeout(timer.current);
    },
    onFocus: (event) => {
      own.onFocus?.(event);
      fetchAhead();
    },
  });
};
