import { clsx } from "clsx";
import type { ComponentPropsWithRef, ReactNode } from "react";
import * as styles from "./Cart.css.ts";

export interface CartHeadProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** A `Checkbox` that selects all. */
  selectAll: ReactNode;
  /** Labels of unit price, quantity, subtotal, action. */
  columns: Readonly<[string, string, string, string]>;
}

/** Column labels of the cart; sticky while scrolling. */
export function CartHead({ selectAll, columns, className, ...rest }: CartHeadProps) {
  return (
    <div data-component="CartHead" className={clsx(styles.head, className)} {...rest}>
      <div className={styles.headAll}>{selectAll}</div>
      {columns.map((column, index) => (
        <span key={column} aria-hidden className={index === 3 ? styles.end : undefined}>
          {column}
        </span>
      ))}
    </div>
  );
}
