import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import { Icon, type IconShape } from "../Icon/index.ts";
import * as styles from "./Tag.css.ts";

export interface TagProps extends ComponentPropsWithRef<"span"> {
  /**
   * `solid` for the shop's own labels, `outline` for savings, `sunken` for facts, `success` for free
   * services, `caution` for low stock.
   * @default "sunken"
   */
  variant?: "solid" | "outline" | "sunken" | "success" | "caution";
  /** Decorative icon before the text. */
  icon?: IconShape;
}

/** One or two words about the adjacent item. Not clickable. */
export function Tag({ variant = "sunken", icon, className, children, ...rest }: TagProps) {
  return (
    <span data-component="Tag" className={clsx(styles.root, styles.variant[variant], className)} {...rest}>
      {icon && <Icon shape={icon} size="xs" />}
      <span className={styles.words}>{children}</span>
    </span>
  );
}
