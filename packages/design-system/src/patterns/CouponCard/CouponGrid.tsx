import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import * as styles from "./CouponCard.css.ts";

/** Needs a name: `aria-label`, or `aria-labelledby` with the heading above. */
export type CouponGridProps = ComponentPropsWithRef<"ul">;

/** A list of coupon cards: two columns at 912 px, one on narrow screens. */
export function CouponGrid({ className, ...rest }: CouponGridProps) {
  return <ul data-component="CouponGrid" className={clsx(styles.grid, className)} {...rest} />;
}
