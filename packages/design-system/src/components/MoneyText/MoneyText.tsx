import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import * as styles from "./MoneyText.css.ts";

export interface MoneyTextProps extends Omit<ComponentPropsWithRef<"data">, "children" | "value"> {
  /** The amount in the API's format: a decimal string, or a number. */
  value: string | number;
  /** Formats the amount in the application's locale and currency. */
  format: (value: string | number) => string;
}

/**
 * An amount in running text or a table, with tabular digits and no line breaks. For product prices, use
 * `Price`.
 */
export function MoneyText({ value, format, className, ...rest }: MoneyTextProps) {
  return (
    <data data-component="MoneyText" value={String(value)} className={clsx(styles.root, className)} {...rest}>
      {format(value)}
    </data>
  );
}
