import { limits } from "@carmine/api/contract";
import { useEffect, useRef, useState } from "react";

/**
 * Whether to show a loading indicator: hidden for quick responses, and shown long enough to be noticed
 * (specification, section 9: throttle 200 ms, minimum display 200 ms).
 */
export const useIndicator = (active: boolean): boolean => {
  const [shown, setShown] = useState(false);
  const shownAt = useRef(0);
  useEffect(() => {
    if (active === shown) return;
    const wait = active
      ? limits.progressThrottleMs
      : shownAt.current + limits.minimumDelayMs - performance.now();
    const timer = setTimeout(() => {
      shownAt.current = performance.now();
      setShown(active);
    }, wait);
    return () => clearTimeout(timer);
  }, [active, shown]);
  return shown;
};
