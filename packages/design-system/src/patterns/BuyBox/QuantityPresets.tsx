import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import * as styles from "./BuyBox.css.ts";

export interface QuantityPresetsProps extends Omit<ComponentPropsWithRef<"div">, "children" | "onChange"> {
  /** Accessible name of the group. */
  label: string;
  /** Common quantities with their texts: “1”, “2”, “Set of 4”. */
  presets: ReadonlyArray<{ value: number; text: string }>;
  /** Current quantity, possibly none of the presets. */
  value: number;
  /** Called with the selected quantity. */
  onValueChange: (value: number) => void;
}

/** Common quantities as buttons, next to the stepper. */
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
