import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import type { TextTone } from "../../lib/vocabulary.ts";
import * as styles from "./Price.css.ts";

/** A piece of a formatted amount, as `Intl.NumberFormat.formatToParts` gives it. */
export interface PricePart {
  type: string;
  value: string;
}

/** Px of the whole part. Small lists 16, cards 20, totals 24, product page and payment 36. */
export type PriceSize = 14 | 16 | 20 | 24 | 36;

export interface PriceProps extends Omit<ComponentPropsWithRef<"span">, "children"> {
  /** The amount in pieces; their order is the locale's own. */
  parts: ReadonlyArray<PricePart>;
  /** List price before the reduction: the text and the hidden words that say what it is. */
  old?: { text: string; label: string };
  /** Px of the whole part; symbol and fraction are smaller. @default 20 */
  size?: PriceSize;
  /**
   * `price` for offers and totals, `default` for the lines of a bill.
   * @default "price"
   */
  tone?: Extract<TextTone, "price" | "default">;
  /** In the regular weight, for unit prices of a table. */
  regular?: boolean;
}

const whole = new Set(["integer", "group", "minusSign"]);

/** An amount of money: small symbol, large whole part, small fraction; read out as one string. */
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
