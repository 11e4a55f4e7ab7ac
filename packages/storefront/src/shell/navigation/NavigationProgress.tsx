import { useIsFetching, useIsMutating } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { isBlockingQuery } from "./is-blocking-query.ts";
import { useIndicator } from "./use-indicator.ts";
import { useLoading } from "../../router/NavigationContext.tsx";
import * as styles from "./NavigationProgress.css.ts";

/** The progress bar at the top edge while a page, an action or visible data is loading (5 s duration). */
export const NavigationProgress = (): ReactElement | null => {
  const navigating = useLoading() !== undefined;
  const acting = useIsMutating() > 0;
  const waiting = useIsFetching({ predicate: isBlockingQuery }) > 0;
  const shown = useIndicator(navigating || acting || waiting);
  return shown ? <div className={styles.bar} data-part="progress" aria-hidden="true" /> : null;
};
