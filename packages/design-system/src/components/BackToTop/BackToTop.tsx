"use client";
import { clsx } from "clsx";
import ArrowUpToLine from "lucide-react/icons/arrow-up-to-line";
import type { ComponentPropsWithRef } from "react";
import { Icon } from "../Icon/index.ts";
import * as styles from "./BackToTop.css.ts";
import { scrollToTop, useScrolledPast } from "./useScrolledPast.ts";

export interface BackToTopProps extends Omit<ComponentPropsWithRef<"button">, "children" | "onClick"> {
  /** Name of the button, and its words under a resting pointer: “Back to top”. */
  label: string;
  /**
   * Px to scroll before it shows.
   * @default 480
   */
  after?: number;
}

/** A round button at the lower corner, for pages without the side widget. */
export function BackToTop({ label, after = 480, className, ...rest }: BackToTopProps) {
  const past = useScrolledPast(after);
  return (
    <button
      data-component="BackToTop"
      data-state={past ? "shown" : "hidden"}
      type="button"
      aria-label={label}
      title={label}
      className={clsx(styles.root, className)}
      onClick={scrollToTop}
      {...rest}
    >
      <Icon shape={ArrowUpToLine} size="md" />
    </button>
  );
}
