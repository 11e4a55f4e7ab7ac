import { limits } from "@carmine/api/contract";
import { useIsMutating } from "@tanstack/react-query";
import { useEffect, useState, type ReactElement } from "react";
import { useLoading } from "../../navigation/NavigationContext.tsx";
import * as styles from "./NavigationProgress.css.ts";

/** Whether something has been under way for longer than the throttle: quick answers show no bar. */
const useThrottled = (active: boolean): boolean => {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setShown(true), limits.progressThrottleMs);
    return () => {
      clearTimeout(timer);
      setShown(false);
    };
  }, [active]);
  return active && shown;
};

/** The line at the top edge while a page or an action is on its way (200 ms throttle, 5 s duration). */
export const NavigationProgress = (): ReactElement | null => {
  const navigating = useLoading() !== undefined;
  const acting = useIsMutating() > 0;
  const shown = useThrottled(navigating || acting);
  return shown ? <div className={styles.bar} data-part="progress" aria-hidden="true" /> : null;
};
