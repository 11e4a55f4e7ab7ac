import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import * as styles from "./CouponCard.css.ts";

/** Named by `aria-label` or by the heading above it. */
export type CouponGridProps = ComponentPropsWithRef<"ul">;

/** A list of coupon cards, two in a row of 912 px, one where the window is narrow. */
export function CouponGrid({ className, ...rest }: CouponGridProps) {
  return <ul data-component="CouponGrid" className={clsx(styles.grid, className)} {...rest} />;
}
