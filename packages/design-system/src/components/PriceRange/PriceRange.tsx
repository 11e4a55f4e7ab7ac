"use client";
import { clsx } from "clsx";
import {
  useEffect,
  useEffectEvent,
  useId,
  useState,
  type ComponentPropsWithRef,
  type ReactNode,
} from "react";
import { useControllableState } from "../../hooks/useControllableState.ts";
import { useDirection } from "../../hooks/useDirection.ts";
import { FieldNote } from "../Field/Field.tsx";
import type { FieldSize } from "../Field/FieldBox.tsx";
import { TextField } from "../TextField/index.ts";
import { moveEnd } from "./move-end.ts";
import { readPrice, writePrice } from "./price-text.ts";
import { PriceKnobs } from "./PriceKnobs.tsx";
import * as styles from "./PriceRange.css.ts";
import { useTexts } from "../../provider/use-texts.ts";
import { english, type PriceRangeTexts } from "../../words/components/PriceRange.ts";

/** Both bounds in minor units; null means no bound. */
export interface PriceRangeValue {
  min: number | null;
  max: number | null;
}

export interface PriceRangeProps extends Omit<
  ComponentPropsWithRef<"div">,
  "children" | "defaultValue" | "aria-label"
> {
  /** Label above the slider; names the group. */
  label: ReactNode;
  /** Overrides the locale's texts. */
  texts?: Partial<PriceRangeTexts>;
  /** Minimum and maximum of the slider in minor units: the lowest and highest price. */
  scale: Readonly<[number, number]>;
  /** Currency symbol before the number: "$". */
  symbol: string;
  /** Fraction digits of the currency: 2 for cents, 0 for kip. @default 2 */
  digits?: number;
  /** Step of an arrow key in minor units. @default one whole unit */
  step?: number;
  /** Both bounds in minor units; null means no bound. Makes the component controlled. */
  value?: PriceRangeValue;
  /** Both initial bounds, when uncontrolled. @default no bounds */
  defaultValue?: PriceRangeValue;
  /** Called on every move and every valid text. */
  onValueChange?: (value: PriceRangeValue) => void;
  /** Called once the range stops changing. Query a server here. */
  onValueCommit?: (value: PriceRangeValue) => void;
  /** Time without changes before `onValueCommit`, in ms. @default 400 */
  commitDelay?: number;
  /** Formats a price for screen readers: "$120". */
  priceText: (minor: number) => string;
  /** Form field names of both bounds, submitted in minor units. */
  formNames?: Readonly<[min: string, max: string]>;
  /** Hint that describes both fields. */
  hint?: ReactNode;
  /** Error of the range; replaces the hint. */
  error?: ReactNode;
  /** Height of the fields: sm 32 px, md 40 px, lg 48 px. @default "sm" */
  size?: FieldSize;
  /** Disables thumbs and fields, and omits both bounds from the form. */
  disabled?: boolean;
}

/** Steps that a key moves a thumb. */
const stepsOf: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
  Home: -Infinity,
  End: Infinity,
};

const none: PriceRangeValue = { min: null, max: null };

/**
 * A price range: two thumbs on a track and two fields with the same values. A thumb at its end means no bound.
 */
export function PriceRange({
  label,
  texts: given,
  scale,
  symbol,
  digits = 2,
  step = 10 ** digits,
  value,
  defaultValue = none,
  onValueChange,
  onValueCommit,
  commitDelay = 400,
  priceText,
  formNames,
  hint,
  error,
  size = "sm",
  disabled = false,
  className,
  ...rest
}: PriceRangeProps) {
  const texts = useTexts("priceRange", english, given);
  const boundLabels = [texts.lowest, texts.highest] as const;
  const id = useId();
  const direction = useDirection();
  const [range, setRange] = useControllableState(value, defaultValue, onValueChange);
  const [moved, setMoved] = useState<PriceRangeValue>();
  const commit = useEffectEvent((rested: PriceRangeValue) => onValueCommit?.(rested));
  useEffect(() => {
    if (!moved) return;
    const timer = setTimeout(() => commit(moved), commitDelay);
    return () => clearTimeout(timer);
  }, [moved, commitDelay]);
  const change = (next: PriceRangeValue) => {
    setRange(next);
    setMoved(next);
  };

  const [low, high] = scale;
  const held = (minor: number): number => Math.min(high, Math.max(low, minor));
  const [from, to] = [held(range.min ?? low), held(range.max ?? high)];
  const knobs = [Math.min(from, to), Math.max(from, to)] as const;
  const move = (end: 0 | 1, minor: number) => {
    const [min, max] = moveEnd(knobs, end, held(minor));
    if (min === knobs[0] && max === knobs[1]) return;
    change({ min: min <= low ? null : min, max: max >= high ? null : max });
  };
  const ends = [0, 1] as const;
  const boundOf = (end: 0 | 1): number | null => (end === 0 ? range.min : range.max);
  return (
    <div
      data-component="PriceRange"
      data-invalid={error ? "" : undefined}
      role="group"
      aria-labelledby={`${id}-label`}
      className={clsx(styles.root, className)}
      {...rest}
    >
      <div id={`${id}-label`} className={styles.label}>
        {label}
      </div>
      <PriceKnobs
        data-part="Track"
        className={styles.knobs}
        labels={boundLabels}
        scale={scale}
        knobs={knobs}
        priceText={priceText}
        disabled={disabled}
        onMove={(end, minor) =>
          move(end, minor < high ? low + Math.round((minor - low) / step) * step : high)
        }
        onKeyDown={(event) => {
          const steps = stepsOf[event.key];
          if (steps === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
          event.preventDefault();
          const end = event.target === event.currentTarget.firstElementChild ? 0 : 1;
          const isTurned = direction === "rtl" && /Left|Right/.test(event.key);
          move(end, knobs[end] + steps * step * (isTurned ? -1 : 1));
        }}
      />
      <div className={styles.fields}>
        {ends.map((end) => (
          <PriceText
            key={end}
            label={boundLabels[end]}
            symbol={symbol}
            digits={digits}
            value={boundOf(end)}
            placeholder={writePrice(scale[end], digits)}
            size={size}
            disabled={disabled}
            invalid={Boolean(error)}
            describedBy={error || hint ? `${id}-note` : undefined}
            onPrice={(minor) => change(end === 0 ? { ...range, min: minor } : { ...range, max: minor })}
            onLeave={() => {
              const { min, max } = range;
              if (min !== null && max !== null && min > max) change({ min: max, max: min });
            }}
          />
        ))}
      </div>
      {formNames &&
        ends.map((end) => (
          <input
            key={end}
            type="hidden"
            name={formNames[end]}
            value={boundOf(end) ?? ""}
            disabled={disabled}
          />
        ))}
      {(error || hint) && (
        <FieldNote id={`${id}-note`} kind={error ? "error" : "note"}>
          {error || hint}
        </FieldNote>
      )}
    </div>
  );
}

interface PriceTextProps {
  label: string;
  symbol: string;
  digits: number;
  value: number | null;
  placeholder: string;
  size: FieldSize;
  disabled: boolean;
  invalid: boolean;
  describedBy: string | undefined;
  onPrice: (minor: number | null) => void;
  onLeave: () => void;
}

/** One bound as text. Keeps the typed text while it equals the bound: "12." on the way to 12.5. */
function PriceText({
  label,
  symbol,
  digits,
  value,
  placeholder,
  size,
  disabled,
  invalid,
  describedBy,
  onPrice,
  onLeave,
}: PriceTextProps) {
  const [typed, setTyped] = useState(() => writePrice(value, digits));
  const read = readPrice(typed, digits);
  const text = read === undefined || read === value ? typed : writePrice(value, digits);
  return (
    <TextField
      label={label}
      labelHidden
      className={styles.field}
      size={size}
      dir="ltr"
      disabled={disabled}
      start={<span aria-hidden>{symbol}</span>}
      inputMode="decimal"
      autoComplete="off"
      aria-describedby={describedBy}
      {...(invalid && { "aria-invalid": true })}
      placeholder={placeholder}
      value={text}
      onValueChange={(next) => {
        setTyped(next);
        const minor = readPrice(next, digits);
        if (minor !== undefined && minor !== value) onPrice(minor);
      }}
      onBlur={() => {
        setTyped(writePrice(value, digits));
        onLeave();
      }}
    />
  );
}
