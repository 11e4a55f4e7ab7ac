import { useEffect, useEffectEvent, useRef, type RefObject } from "react";

/** So far below the window, in px, an element counts as reached. */
const ahead = 400;

/**
 * Calls back whenever an element comes near the window, as long as it is wanted.
 * @param step another one asks again, for the element may not have left the window meanwhile
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
