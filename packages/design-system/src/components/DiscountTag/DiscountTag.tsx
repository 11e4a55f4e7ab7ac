import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import * as styles from "./DiscountTag.css.ts";

export interface DiscountTagProps extends ComponentPropsWithRef<"span"> {
  /**
   * `outline` in cards, `solid` beside the price of the product page.
   * @default "outline"
   */
  variant?: keyof typeof styles.variant;
}

/** What is saved against the list price, as a percentage or an amount, in words. */
export function DiscountTag({ variant = "outline", className, ...rest }: DiscountTagProps) {
  return (
    <span
      data-component="DiscountTag"
      className={clsx(styles.root, styles.variant[variant], className)}
      {...rest}
    />
  );
}
