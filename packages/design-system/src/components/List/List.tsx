import { clsx } from "clsx";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { Icon, type IconShape } from "../Icon/index.ts";
import * as styles from "./List.css.ts";

export interface ListProps extends ComponentPropsWithRef<"ul"> {
  /**
   * `bullet` and `number` for text, `plain` for items with icons, `divided` for rows with content at their
   * end.
   * @default "bullet"
   */
  variant?: "bullet" | "number" | "plain" | "divided";
}

/** Several items of the same kind. */
export function List({ variant = "bullet", className, ...rest }: ListProps) {
  const Element = (variant === "number" ? "ol" : "ul") as "ul";
  return (
    <Element
      data-component="List"
      // Without a marker, Safari would not announce a list.
      role={variant === "plain" || variant === "divided" ? "list" : undefined}
      className={clsx(styles.root, styles.variant[variant], className)}
      {...rest}
    />
  );
}

export interface ListItemProps extends ComponentPropsWithRef<"li"> {
  /** Decorative icon before the text. */
  icon?: IconShape;
  /** A second line. */
  description?: ReactNode;
  /** Content at the end of the row: a value, a state or a button. */
  end?: ReactNode;
}

/** An item of a `List`. */
export function ListItem({ icon, description, end, className, children, ...rest }: ListItemProps) {
  const words = (
    <>
      {children}
      {description && <span className={styles.description}>{description}</span>}
    </>
  );
  return (
    <li data-component="ListItem" className={clsx(styles.item, className)} {...rest}>
      {icon || end ? (
        <div className={styles.row}>
          {icon && <Icon shape={icon} className={styles.icon} />}
          <div className={styles.words}>{words}</div>
          {end}
        </div>
      ) : (
        words
      )}
    </li>
  );
}
