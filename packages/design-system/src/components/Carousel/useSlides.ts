"use client";
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from "react";

interface Slides {
  track: RefObject<HTMLDivElement | null>;
  /** Index of the visible slide, from 0. */
  current: number;
  go: (index: number) => void;
}

/** Tracks the scroll position of a scroll-snap track: swipes, keys, buttons and autoplay all scroll it. */
export function useSlides(
  count: number,
  value: number | undefined,
  first: number,
  onChange: ((index: number) => void) | undefined,
): Slides {
  const track = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(value ?? first);
  const wanted = value ?? first;
  const notifyIndex = useEffectEvent((index: number) => {
    if (index !== seen) onChange?.(index);
    setSeen(index);
  });

  useEffect(() => {
    const root = track.current;
    if (!root) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) {
          if (entry.isIntersecting) notifyIndex([...root.children].indexOf(entry.target));
        }
      },
      { root, threshold: 0.6 },
    );
    for (const child of root.children) observer.observe(child);
    return () => observer.disconnect();
  }, [count]);

  const go = useCallback(
    (index: number) => {
      const root = track.current;
      const slide = root?.children[(index + count) % count];
      if (!root || !(slide instanceof HTMLElement)) return;
      // `scrollIntoView` would also scroll the page.
      root.scrollTo({ left: slide.offsetLeft - root.offsetLeft });
    },
    [count],
  );

  // Scrolls to the caller's slide, or to the initial slide if it isn't the first.
  useLayoutEffect(() => {
    if (wanted > 0 || value !== undefined) go(wanted);
  }, [go, wanted, value]);

  return { track, current: seen, go };
}
