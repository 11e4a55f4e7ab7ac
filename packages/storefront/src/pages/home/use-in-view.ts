import { useEffect, useEffectEvent, useRef, type RefObject } from "react";

/** Distance below the window, in px, at which an element counts as reached. */
const ahead = 400;

/**
 * Calls back whenever an element is near the window, while enabled.
 * @param step a change checks again, because the element may still be in the window
 */
export const useInView = (
  wanted: boolean,
  step: number,
  onReached: () => void,
): RefObject<HTMLDivElement | null> => {
  const element = useRef<HTMLDivElement>(null);
  const reached = useEffectEvent(onReached);
  useEffect(() => {
    if (!wanted || !element.current) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) reached();
      },
      { rootMargin: `${ahead}px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [wanted, step]);
  return element;
};
