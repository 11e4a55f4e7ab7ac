import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import { withVars } from "../../lib/css-var.ts";
import * as styles from "./Skeleton.css.ts";

export interface SkeletonProps extends Omit<ComponentPropsWithRef<"span">, "children"> {
  /** Px, or any CSS length. @default "100%" */
  width?: number | string;
  /** Px, or any CSS length. 12 px stands for a line of text. @default 12 */
  height?: number | string;
  /** Corners: `block` as controls have them, `card` as cards, `pill` round. @default "block" */
  shape?: "block" | "card" | "pill";
}

const length = (value: number | string): string => (typeof value === "number" ? `${value}px` : value);

/** A block of the size of what is being loaded. Hidden from screen readers: the region around it is `aria-busy`. */
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
