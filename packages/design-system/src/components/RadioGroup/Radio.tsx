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
  /** What the group's `value` is while this one is chosen. */
  value: string;
  /** The label. */
  children: ReactNode;
  /** On the root. */
  className?: string;
  /** On the root. */
  style?: CSSProperties;
}

/** One choice of a `RadioGroup`. */
export function Radio({ value, className, style, children, ...rest }: RadioProps) {
  return (
    <label data-component="Radio" className={clsx(choice.label, className)} style={style}>
      <input className={styles.circle} {...useRadio(value)} {...rest} />
      <span>{children}</span>
    </label>
  );
}
