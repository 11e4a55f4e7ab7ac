import { clsx } from "clsx";
import { Children, type ComponentPropsWithRef } from "react";
import * as styles from "./ProductGrid.css.ts";

export interface ProductGridProps extends ComponentPropsWithRef<"ul"> {
  /** 5 at full content width, 4 next to a side column, 6 for saved products in the cart. @default 5 */
  columns?: 3 | 4 | 5 | 6;
}

/** Cards in columns of equal width; each child becomes a list item. */
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
