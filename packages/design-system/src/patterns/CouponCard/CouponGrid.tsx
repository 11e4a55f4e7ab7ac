import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import * as styles from "./CouponCard.css.ts";

/** Needs a name: `aria-label`, or `aria-labelledby` with the heading above. */
export interface CouponGridProps extends ComponentPropsWithRef<"ul"> {
  /** Maximum number of columns: two at 912 px, or four small tickets at 1200 px. @default 2 */
  columns?: 2 | 4;
}

/** A list of coupon cards in columns, one on narrow screens. */
export function CouponGrid({ columns = 2, className, ...rest }: CouponGridProps) {
  return (
    <ul
      data-component="CouponGrid"
      className={clsx(styles.grid, columns === 4 && styles.fourColumns, className)}
      {...rest}
    />
  );
}
