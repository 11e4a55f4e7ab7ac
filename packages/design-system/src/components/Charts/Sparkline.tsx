import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import * as styles from "./Charts.css.ts";
import { axisOf, linePaths } from "./geometry.ts";

export interface SparklineProps extends Omit<ComponentPropsWithRef<"svg">, "children" | "values"> {
  /** Oldest first, at equal intervals; null where there is none. */
  values: ReadonlyArray<number | null>;
}

/** A trend next to its latest value. It is decorative, so text must convey the same. */
export function Sparkline({ values, className, ...rest }: SparklineProps) {
  const axis = axisOf(values.filter((value) => value !== null));
  return (
    <svg
      data-component="Sparkline"
      aria-hidden
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className={clsx(styles.spark, className)}
      {...rest}
    >
      <path d={linePaths(values, axis).line} className={styles.line} />
    </svg>
  );
}
