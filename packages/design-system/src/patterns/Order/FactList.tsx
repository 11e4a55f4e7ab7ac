import { clsx } from "clsx";
import type { ComponentPropsWithRef, ReactNode } from "react";
import * as styles from "./FactList.css.ts";

export interface FactListProps extends Omit<ComponentPropsWithRef<"dl">, "children"> {
  /** In display order. Names must be unique. */
  facts: ReadonlyArray<{ name: string; value: ReactNode }>;
}

/** Names and values: an order's number, date and payment method. */
export function FactList({ facts, className, ...rest }: FactListProps) {
  return (
    <dl data-component="FactList" className={clsx(styles.root, className)} {...rest}>
      {facts.map((fact) => (
        <div key={fact.name} className={styles.fact}>
          <dt className={styles.name}>{fact.name}</dt>
          <dd className={styles.value}>
            <bdi>{fact.value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
