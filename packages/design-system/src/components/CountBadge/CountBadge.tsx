import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import type { Tone } from "../../lib/vocabulary.ts";
import * as styles from "./CountBadge.css.ts";

export interface CountBadgeProps extends Omit<ComponentPropsWithRef<"span">, "children"> {
  /** Nothing is shown for zero. */
  count: number;
  /** Larger counts are shown as "99+". @default 99 */
  max?: number;
  /** `act` for a count that calls for action. @default "act" */
  tone?: Extract<Tone, "act" | "neutral">;
  /** Positions it at the upper corner of the surrounding positioned element. */
  overIcon?: boolean;
}

/**
 * A count. Hidden from screen readers, so the surrounding link or button must include the count in its name.
 */
export function CountBadge({
  count,
  max = 99,
  tone = "act",
  overIcon = false,
  className,
  ...rest
}: CountBadgeProps) {
  if (count <= 0) return null;
  return (
    <span
      data-component="CountBadge"
      aria-hidden
      className={clsx(styles.root, styles.tone[tone], overIcon && styles.overIcon, className)}
      {...rest}
    >
      {count > max ? `${max}+` : count}
    </span>
  );
}
