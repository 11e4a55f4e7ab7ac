"use client";
import { clsx } from "clsx";
import { useEffect, useRef, useState, type ComponentPropsWithRef } from "react";
import { useComposedRef } from "../../hooks/useComposedRef.ts";
import * as styles from "./ScrollArea.css.ts";

export interface ScrollAreaProps extends Omit<
  ComponentPropsWithRef<"div">,
  "aria-label" | "role" | "tabIndex"
> {
  /** Accessible name of the content, announced on keyboard focus. */
  label: string;
  /** Scroll direction: `x` for wide tables, `y` for long lists. @default "y" */
  axis?: "x" | "y";
}

/**
 * A scrollable area with native scroll bars, and shadows where content is hidden. Focusable only while it
 * overflows, so that arrow keys can scroll it.
 */
export function ScrollArea({ label, axis = "y", className, ref, ...rest }: ScrollAreaProps) {
  const own = useRef<HTMLDivElement>(null);
  const composed = useComposedRef(own, ref);
  const [overflows, setOverflows] = useState(false);

  useEffect(() => {
    const area = own.current;
    if (!area) return undefined;
    const measure = (): void =>
      setOverflows(area.scrollWidth > area.clientWidth + 1 || area.scrollHeight > area.clientHeight + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(area);
    for (const child of area.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);

  return (
    <div
      data-component="ScrollArea"
      data-state={overflows ? "overflowing" : "fitting"}
      role="group"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable areas must be reachable by keyboard (WCAG 2.1.1)
      tabIndex={overflows ? 0 : undefined}
      className={clsx(styles.root, styles.axis[axis], className)}
      {...rest}
      ref={composed}
    />
  );
}
