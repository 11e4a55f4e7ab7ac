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
  /** A press on the cross. The chip goes when the caller leaves it out. */
  onRemove: () => void;
  /** What is in force: "205/55 R16". It names the cross, and is shown where there are no children. */
  label: string;
  /** Other words than those of the locale. */
  texts?: Partial<FilterTexts>;
}

/** A filter in force, with a cross that takes it away. */
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
