import { clsx } from "clsx";
import { Cross } from "../../lib/shapes.tsx";
import { fill } from "../../words/fill.ts";
import { Icon } from "../Icon/index.ts";
import * as styles from "./ChipBox.css.ts";

export interface Chip {
  value: string;
  label: string;
}

interface ChipsProps {
  /** Accessible name of the list. */
  labelledBy: string;
  chips: readonly Chip[];
  /** Label of the buttons, with `{label}`. */
  removeText: string;
  /** Undefined while the field is disabled or read-only. */
  onRemove: ((chip: Chip) => void) | undefined;
}

/** The chips in a field, each with a button that removes it. */
export function Chips({ labelledBy, chips, removeText, onRemove }: ChipsProps) {
  if (chips.length === 0) return null;
  return (
    <ul aria-labelledby={labelledBy} className={styles.chips}>
      {chips.map((chip) => (
        <li key={chip.value} data-part="Chip" className={clsx(styles.chip, !onRemove && styles.fixed)}>
          <span className={styles.words}>{chip.label}</span>
          {onRemove && (
            <button
              type="button"
              // Backspace removes the last one, so that Tab doesn't stop at each.
              tabIndex={-1}
              className={styles.remove}
              aria-label={fill(removeText, { label: chip.label })}
              onClick={() => onRemove(chip)}
            >
              <Icon shape={Cross} size="xs" />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
