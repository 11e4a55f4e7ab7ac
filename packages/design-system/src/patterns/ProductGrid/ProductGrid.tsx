import { clsx } from "clsx";
import { Children, type ComponentPropsWithRef } from "react";
import * as styles from "./ProductGrid.css.ts";

export interface ProductGridProps extends ComponentPropsWithRef<"ul"> {
  /**
   * 5 over the whole content, 4 beside a side column, 6 in the saved goods of the cart.
   * @default 5
   */
  columns?: 3 | 4 | 5 | 6;
}

/** Cards in columns of one width; each child becomes an item of the list. */
export function ProductGrid({ columns = 5, className, children, ...rest }: ProductGridProps) {
  return (
    <ul
      data-component="ProductGrid"
      className={clsx(styles.root, styles.columns[columns], className)}
      {...rest}
    >
      {Children.map(children, (child) => (
        <li className={styles.cell}>{child}</li>
      ))}
    </ul>
  );
}
