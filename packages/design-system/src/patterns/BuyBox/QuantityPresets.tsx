import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import * as styles from "./BuyBox.css.ts";

export interface QuantityPresetsProps extends Omit<ComponentPropsWithRef<"div">, "children" | "onChange"> {
  /** Name of the group. */
  label: string;
  /** Numbers that many take, with their words: “1”, “2”, “Set of 4”. */
  presets: ReadonlyArray<{ value: number; text: string }>;
  /** The number that is in the stepper; it may be none of these. */
  value: number;
  /** Called with the number that was pressed. */
  onValueChange: (value: number) => void;
}

/** Usual numbers of pieces, one press each, beside the stepper. */
export function QuantityPresets({
  label,
  presets,
  value,
  onValueChange,
  className,
  ...rest
}: QuantityPresetsProps) {
  return (
    <div
      data-component="QuantityPresets"
      role="group"
      aria-label={label}
      className={clsx(styles.presets, className)}
      {...rest}
    >
      {presets.map((preset) => (
        <button
          key={preset.value}
          type="button"
          aria-pressed={preset.value === value}
          className={styles.preset}
          onClick={() => onValueChange(preset.value)}
        >
          {preset.text}
        </button>
      ))}
    </div>
  );
}
