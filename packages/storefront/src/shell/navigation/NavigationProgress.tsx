import { useIsFetching, useIsMutating } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { isWaitedFor } from "./is-waited-for.ts";
import { useIndicator } from "./use-indicator.ts";
import { useLoading } from "../../router/NavigationContext.tsx";
import * as styles from "./NavigationProgress.css.ts";

/** The line at the top edge while a page, an action or data that one waits for is on its way (5 s duration). */
export const NavigationProgress = (): ReactElement | null => {
  const navigating = useLoading() !== undefined;
  const acting = useIsMutating() > 0;
  const waiting = useIsFetching({ predicate: isWaitedFor }) > 0;
  const shown = useIndicator(navigating || acting || waiting);
  return shown ? <div className={styles.bar} data-part="progress" aria-hidden="true" /> : null;
};
