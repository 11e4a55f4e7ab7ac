import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import { Icon, type IconShape } from "../Icon/index.ts";
import * as styles from "./Tag.css.ts";

export interface TagProps extends ComponentPropsWithRef<"span"> {
  /**
   * `solid` for what the shop stands for, `outline` for a saving, `sunken` for facts, `success` for what is free.
   * @default "sunken"
   */
  variant?: "solid" | "outline" | "sunken" | "success" | "caution";
  /** In front of the words; decoration. */
  icon?: IconShape;
}

/** A word or two about the thing beside it. It cannot be pressed. */
export function Tag({ variant = "sunken", icon, className, children, ...rest }: TagProps) {
  return (
    <span data-component="Tag" className={clsx(styles.root, styles.variant[variant], className)} {...rest}>
      {icon && <Icon shape={icon} size="xs" />}
      <span className={styles.words}>{children}</span>
    </span>
  );
}
