import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import { withVars } from "../../lib/css-var.ts";
import * as styles from "./ProgressBar.css.ts";

export interface ProgressBarProps extends Omit<ComponentPropsWithRef<"div">, "children" | "role"> {
  /** Accessible name of the task. */
  label: string;
  /** From 0 to `max`. */
  value: number;
  /** The value at which the bar is full. @default 100 */
  max?: number;
  /** The value as text, if it is clearer than a percentage: "$24.90 of $60.00". */
  valueText?: string;
  /**
   * `progress` for a task in progress, `meter` for a measure such as the sold fraction.
   * @default "progress"
   */
  kind?: "progress" | "meter";
  /** Height: sm 4 px, md 6 px, lg 8 px. @default "sm" */
  size?: "sm" | "md" | "lg";
}

/** Progress of a task, or a measure. */
export function ProgressBar({
  label,
  value,
  max = 100,
  valueText,
  kind = "progress",
  size = "sm",
  className,
  ...rest
}: ProgressBarProps) {
  const held = Math.min(Math.max(value, 0), max);
  const share = max > 0 ? held / max : 0;
  return (
    <div
      data-component="ProgressBar"
      role={kind === "meter" ? "meter" : "progressbar"}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={held}
      aria-valuetext={valueText}
      className={clsx(styles.root, styles.size[size], className)}
      {...rest}
    >
      <div className={styles.bar} style={withVars({ [styles.share]: share })} />
    </div>
  );
}
