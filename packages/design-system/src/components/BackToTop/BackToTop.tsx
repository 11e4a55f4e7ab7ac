"use client";
import { clsx } from "clsx";
import ArrowUpToLine from "lucide-react/icons/arrow-up-to-line";
import type { ComponentPropsWithRef } from "react";
import { Icon } from "../Icon/index.ts";
import * as styles from "./BackToTop.css.ts";
import { scrollToTop, useScrolledPast } from "./useScrolledPast.ts";

export interface BackToTopProps extends Omit<ComponentPropsWithRef<"button">, "children" | "onClick"> {
  /** Accessible name and tooltip of the button: “Back to top”. */
  label: string;
  /** Scroll distance in px after which it appears. @default 480 */
  after?: number;
}

/** A round button in the lower corner, for pages without a `SideWidget`. */
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
