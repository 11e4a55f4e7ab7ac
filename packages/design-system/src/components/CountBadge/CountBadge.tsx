import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import type { Tone } from "../../lib/vocabulary.ts";
import * as styles from "./CountBadge.css.ts";

export interface CountBadgeProps extends Omit<ComponentPropsWithRef<"span">, "children"> {
  /** Nothing is shown for zero. */
  count: number;
  /** Above it "99+" is shown. @default 99 */
  max?: number;
  /**
   * `act` for a count that asks to be acted on.
   * @default "act"
   */
  tone?: Extract<Tone, "act" | "neutral">;
  /** At the upper corner of the positioned element around it. */
  overIcon?: boolean;
}

/** How many. The name of the link or button it stands in has to say the count too, so it is hidden from screen readers. */
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
