"use client";
import { useState, type ComponentPropsWithRef } from "react";
import { withVars } from "../../lib/css-var.ts";
import * as styles from "./PriceFacet.css.ts";
import { barInRange } from "./bar-in-range.ts";
import { moveEnd } from "../../components/PriceRange/move-end.ts";
import { PriceKnobs } from "../../components/PriceRange/PriceKnobs.tsx";
import { english, type PriceRangeTexts } from "../../words/components/PriceRange.ts";
import { useTexts } from "../../provider/use-texts.ts";

export interface PriceFacetProps extends Omit<ComponentPropsWithRef<"form">, "children" | "action"> {
  /** URL of the list, to which both bounds are added. */
  action: string;
  /** Query parameters of the bounds. */
  names: Readonly<[string, string]>;
  /** Other active filters, as hidden fields. */
  keep?: ReadonlyArray<{ name: string; value: string }>;
  /** Lowest and highest price of the list, in whole currency units. */
  scale: Readonly<[number, number]>;
  /** The selected range. @default the whole scale */
  range?: Readonly<[number, number]>;
  /** Number of products per price step, from low to high, in equal steps. */
  histogram?: ReadonlyArray<number>;
  /** Currency symbol before both fields; hidden from screen readers. */
  symbol: string;
  /** Formats a price for the locale, such as “1,245”. @default digits only */
  format?: (price: number) => string;
  /** Overrides the locale's texts. */
  texts?: Partial<PriceRangeTexts>;
}

/** Width in digits; thousands separators are narrow. */
const widthOf = (text: string): number => {
  const digits = text.replace(/\D/g, "").length;
  return digits + (text.length - digits) * 0.4;
};

/**
 * Price range filter: two thumbs below a histogram, two fields, one button. A GET form, so it works without
 * JavaScript.
 */
export function PriceFacet({
  action,
  names,
  keep = [],
  scale,
  range: given = scale,
  histogram = [],
  symbol,
  format = String,
  texts,
  ...rest
}: PriceFacetProps) {
  const words = useTexts("priceRange", english, texts);
  const labels = [words.lowest, words.highest] as const;
  // Stored as text, so that a field being cleared doesn't refill. Empty means no bound.
  const [typed, setTyped] = useState<readonly [string, string]>([String(given[0]), String(given[1])]);
  const bound = (end: 0 | 1): number => (typed[end] === "" ? scale[end] : Number(typed[end]));
  const range = [bound(0), bound(1)] as const;
  const highest = Math.max(1, ...histogram);
  // Based on the given values, not the typed ones, so that the fields don't resize while typing.
  const digits = Math.max(...[...scale, ...given].map((price) => widthOf(format(price))));
  const writtenOf = (end: 0 | 1): string => (typed[end] === "" ? "" : format(Number(typed[end])));
  const field = (end: 0 | 1) => (
    <span dir="ltr" className={styles.box}>
      <span aria-hidden className={styles.symbol}>
        {symbol}
      </span>
      <span className={styles.value}>
        {writtenOf(end) !== typed[end] && (
          <span aria-hidden className={styles.written}>
            {writtenOf(end)}
          </span>
        )}
        <input
          type="number"
          inputMode="numeric"
          name={names[end]}
          aria-label={labels[end]}
          min={0}
          step="any"
          value={typed[end]}
          className={styles.input}
          onChange={(event) => {
            const { value } = event.target;
            // Not ordered while typing: 1 is on the way to 180.
            setTyped(end === 0 ? [value, typed[1]] : [typed[0], value]);
          }}
        />
      </span>
    </span>
  );
  return (
    <form data-component="PriceFacet" method="get" action={action} {...rest}>
      {keep.map((entry) => (
        <input key={`${entry.name}=${entry.value}`} type="hidden" name={entry.name} value={entry.value} />
      ))}
      <div aria-hidden className={styles.bars}>
        {histogram.map((count, index) => (
          <span
            key={index}
            data-inside={barInRange(index, histogram.length, scale, range) ? "" : undefined}
            className={styles.bar}
            style={withVars({ [styles.height]: count / highest })}
          />
        ))}
      </div>
      <PriceKnobs
        labels={labels}
        scale={scale}
        knobs={range}
        onMove={(end, value) => {
          const [from, to] = moveEnd(range, end, value);
          setTyped([String(from), String(to)]);
        }}
      />
      <div className={styles.fields} style={withVars({ [styles.digits]: digits })}>
        {field(0)}
        <span aria-hidden>–</span>
        {field(1)}
        <button type="submit" className={styles.submit}>
          {words.apply}
        </button>
      </div>
    </form>
  );
}
