"use client";
import type { ComponentPropsWithRef } from "react";
import { withVars } from "../../lib/css-var.ts";
import * as styles from "./PriceKnobs.css.ts";

export interface PriceKnobsProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** Names of both knobs. */
  labels: Readonly<[lowest: string, highest: string]>;
  /** Ends of the line, whole numbers. */
  scale: Readonly<[number, number]>;
  /** Where the knobs stand, in their order. */
  knobs: Readonly<[number, number]>;
  /** Says a price to screen readers. */
  priceText?: (value: number) => string;
  /** A knob was moved; it may have been moved past the other one. */
  onMove: (end: 0 | 1, value: number) => void;
  disabled?: boolean;
}

/** Two native sliders on one line, for `PriceRange` and for the filter of a list. */
export function PriceKnobs({
  labels,
  scale: [min, max],
  knobs,
  priceText,
  onMove,
  disabled,
  ...rest
}: PriceKnobsProps) {
  const share = (end: 0 | 1): number => (knobs[end] - min) / (max - min || 1);
  return (
    <div
      className={styles.track}
      style={withVars({ [styles.from]: share(0), [styles.to]: share(1) })}
      {...rest}
    >
      {([0, 1] as const).map((end) => (
        <input
          key={end}
          type="range"
          aria-label={labels[end]}
          aria-valuetext={priceText?.(knobs[end])}
          min={min}
          max={max}
          value={knobs[end]}
          disabled={disabled}
          className={styles.knob}
          onChange={(event) => onMove(end, event.target.valueAsNumber)}
        />
      ))}
    </div>
  );
}
