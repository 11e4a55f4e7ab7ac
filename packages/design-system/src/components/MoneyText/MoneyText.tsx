import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import * as styles from "./MoneyText.css.ts";

export interface MoneyTextProps extends Omit<ComponentPropsWithRef<"data">, "children" | "value"> {
  /** The amount as the contract has it: a decimal text, or a number. */
  value: string | number;
  /** Words for it, by the locale and the currency of the application. */
  format: (value: string | number) => string;
}

/** An amount in a line of text or a table: digits of one width, never broken. For prices of goods use `Price`. */
export function MoneyText({ value, format, className, ...rest }: MoneyTextProps) {
  return (
    <data data-component="MoneyText" value={String(value)} className={clsx(styles.root, className)} {...rest}>
      {format(value)}
    </data>
  );
}
