import { clsx } from "clsx";
import type { ComponentPropsWithRef, ReactNode } from "react";
import * as styles from "./DescriptionList.css.ts";

export interface Description {
  term: string;
  value: ReactNode;
}

export interface DescriptionListProps extends Omit<ComponentPropsWithRef<"dl">, "children"> {
  /** In display order. Terms must be unique. */
  items: ReadonlyArray<Description>;
  /**
   * `beside`: values in their own column. `ends`: at the end of the line, for amounts. `stacked`: under the
   * term, in columns.
   * @default "beside"
   */
  layout?: "beside" | "ends" | "stacked";
}

/** Terms and their values: order details, specifications, totals. */
export function DescriptionList({ items, layout = "beside", className, ...rest }: DescriptionListProps) {
  return (
    <dl
      data-component="DescriptionList"
      className={clsx(styles.root, styles.layout[layout], className)}
      {...rest}
    >
      {items.map(({ term, value }) => (
        <div key={term} className={styles.row[layout]}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
