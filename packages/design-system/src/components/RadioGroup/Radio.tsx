"use client";
import { clsx } from "clsx";
import type { ComponentPropsWithRef, CSSProperties, ReactNode } from "react";
import * as choice from "../Checkbox/choice.css.ts";
import { useRadio } from "./radio-context.ts";
import * as styles from "./RadioGroup.css.ts";

export interface RadioProps extends Omit<
  ComponentPropsWithRef<"input">,
  "type" | "name" | "checked" | "value" | "onChange" | "size"
> {
  /** The group's `value` when this option is selected. */
  value: string;
  /** The label. */
  children: ReactNode;
  /** Applied to the root. */
  className?: string;
  /** Applied to the root. */
  style?: CSSProperties;
}

/** One option of a `RadioGroup`. */
export function Radio({ value, className, style, children, ...rest }: RadioProps) {
  return (
    <label data-component="Radio" className={clsx(choice.label, className)} style={style}>
      <input className={styles.circle} {...useRadio(value)} {...rest} />
      <span>{children}</span>
    </label>
  );
}
