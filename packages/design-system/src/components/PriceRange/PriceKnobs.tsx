"use client";
import { useRef, type ComponentPropsWithRef, type PointerEvent } from "react";
import { withVars } from "../../lib/css-var.ts";
import * as styles from "./PriceKnobs.css.ts";

export interface PriceKnobsProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** Accessible names of both thumbs. */
  labels: Readonly<[lowest: string, highest: string]>;
  /** Minimum and maximum of the slider, whole numbers. */
  scale: Readonly<[number, number]>;
  /** Values of both thumbs, in order. */
  knobs: Readonly<[number, number]>;
  /** Formats a price for screen readers. */
  priceText?: (value: number) => string;
  /** Called when a thumb moves to a whole number, possibly past the other one. */
  onMove: (end: 0 | 1, value: number) => void;
  disabled?: boolean;
}

/** Two native sliders on one track, for `PriceRange` and for list filters. */
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
  /** The thumb grabbed by a press on the track, as in a native slider. */
  const taken = useRef<0 | 1>(undefined);
  const priceAt = ({ currentTarget, clientX }: PointerEvent): number => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const part = Math.min(1, Math.max(0, (clientX - left) / width));
    const isTurned = getComputedStyle(currentTarget).direction === "rtl";
    return Math.round(min + (isTurned ? 1 - part : part) * (max - min));
  };
  return (
    <div
      className={styles.track}
      style={withVars({ [styles.from]: share(0), [styles.to]: share(1) })}
      onPointerDown={(event) => {
        const { target, currentTarget: line, button, pointerId } = event;
        if (target !== line || disabled || button !== 0) return;
        const price = priceAt(event);
        const end = price - knobs[0] < knobs[1] - price ? 0 : 1;
        taken.current = end;
        line.setPointerCapture(pointerId);
        onMove(end, price);
      }}
      onPointerMove={(event) => {
        if (taken.current !== undefined) onMove(taken.current, priceAt(event));
      }}
      onLostPointerCapture={() => {
        taken.current = undefined;
      }}
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
