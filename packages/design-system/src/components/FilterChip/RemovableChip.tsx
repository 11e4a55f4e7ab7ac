"use client";
import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import { Cross } from "../../lib/shapes.tsx";
import { Icon } from "../Icon/index.ts";
import * as styles from "./FilterChip.css.ts";

export interface RemovableChipProps extends ComponentPropsWithRef<"span"> {
  /** A press on the cross. The chip goes when the caller leaves it out. */
  onRemove: () => void;
  /** Name of the cross, with what it removes: "Remove the filter 205/55 R16". */
  removeLabel: string;
}

/** A filter in force, with a cross that takes it away. */
export function RemovableChip({ onRemove, removeLabel, className, children, ...rest }: RemovableChipProps) {
  return (
    <span data-component="RemovableChip" className={clsx(styles.removable, className)} {...rest}>
      <span className={styles.words}>{children}</span>
      <button type="button" className={styles.remove} aria-label={removeLabel} onClick={onRemove}>
        <Icon shape={Cross} />
      </button>
    </span>
  );
}
