import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import { withVars } from "../../lib/css-var.ts";
import * as styles from "./Skeleton.css.ts";

export interface SkeletonProps extends Omit<ComponentPropsWithRef<"span">, "children"> {
  /** Px number, or any CSS length. @default "100%" */
  width?: number | string;
  /** Px number, or any CSS length. 12 px represents a line of text. @default 12 */
  height?: number | string;
  /** Corner radius: `block` like controls, `card` like cards, `pill` fully rounded. @default "block" */
  shape?: "block" | "card" | "pill";
}

const length = (value: number | string): string => (typeof value === "number" ? `${value}px` : value);

/**
 * A placeholder with the size of loading content. Hidden from screen readers; set `aria-busy` on the
 * surrounding region.
 */
export function Skeleton({
  width = "100%",
  height = 12,
  shape = "block",
  className,
  style,
  ...rest
}: SkeletonProps) {
  return (
    <span
      data-component="Skeleton"
      aria-hidden
      className={clsx(styles.root, styles.shape[shape], className)}
      style={withVars({ [styles.width]: length(width), [styles.height]: length(height) }, style)}
      {...rest}
    />
  );
}
