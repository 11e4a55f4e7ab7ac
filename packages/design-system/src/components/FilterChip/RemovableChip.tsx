"use client";
import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import { Cross } from "../../lib/shapes.tsx";
import { Icon } from "../Icon/index.ts";
import * as styles from "./FilterChip.css.ts";
import { fill } from "../../words/fill.ts";
import { useTexts } from "../../provider/use-texts.ts";
import { english, type FilterTexts } from "../../words/components/FilterChip.ts";

export interface RemovableChipProps extends ComponentPropsWithRef<"span"> {
  /** Called when the remove button is pressed. The caller then omits the chip. */
  onRemove: () => void;
  /** The active filter: “205/55 R16”. Names the remove button, and is shown if there are no children. */
  label: string;
  /** Overrides the locale's texts. */
  texts?: Partial<FilterTexts>;
}

/** An active filter with a remove button. */
export function RemovableChip({
  label,
  onRemove,
  texts: given,
  className,
  children = label,
  ...rest
}: RemovableChipProps) {
  const texts = useTexts("filterChip", english, given);
  return (
    <span data-component="RemovableChip" className={clsx(styles.removable, className)} {...rest}>
      <span className={styles.words}>{children}</span>
      <button
        type="button"
        className={styles.remove}
        aria-label={fill(texts.remove, { label })}
        onClick={onRemove}
      >
        <Icon shape={Cross} />
      </button>
    </span>
  );
}
