import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import type { TextTone } from "../../lib/vocabulary.ts";
import * as styles from "./Price.css.ts";

/** A part of a formatted amount, from `Intl.NumberFormat.formatToParts`. */
export interface PricePart {
  type: string;
  value: string;
}

/** Font size of the integer part in px. Small lists 16, cards 20, totals 24, product page and payment 36. */
export type PriceSize = 14 | 16 | 20 | 24 | 36;

export interface PriceProps extends Omit<ComponentPropsWithRef<"span">, "children"> {
  /** Parts of the amount, in the locale's order. */
  parts: ReadonlyArray<PricePart>;
  /** Original price before the discount: its text, and a hidden label for screen readers. */
  old?: { text: string; label: string };
  /** Font size of the integer part in px; symbol and fraction are smaller. @default 20 */
  size?: PriceSize;
  /** `price` for offers and totals, `default` for the lines of an invoice. @default "price" */
  tone?: Extract<TextTone, "price" | "default">;
  /** Regular font weight, for unit prices in a table. */
  regular?: boolean;
}

const whole = new Set(["integer", "group", "minusSign"]);

/** An amount of money with a small symbol, large integer and small fraction, announced as one string. */
export function Price({ parts, old, size = 20, tone = "price", regular, className, ...rest }: PriceProps) {
  return (
    <span data-component="Price" className={clsx(styles.root, styles.tone[tone], className)} {...rest}>
      <span className={styles.spoken}>{parts.map((part) => part.value).join("")}</span>
      <span aria-hidden className={clsx(styles.amount, styles.size[size], regular && styles.regular)}>
        {parts.map((part, index) => (
          <span key={index} className={whole.has(part.type) ? undefined : styles.minor}>
            {part.value}
          </span>
        ))}
      </span>
      {old && (
        <del className={styles.old}>
          <span className={styles.spoken}>{old.label} </span>
          {old.text}
        </del>
      )}
    </span>
  );
}
