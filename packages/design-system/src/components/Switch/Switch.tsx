"use client";
import { clsx } from "clsx";
import type { ChangeEvent, ComponentPropsWithRef, CSSProperties, ReactNode } from "react";
import * as choice from "../Checkbox/choice.css.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import * as styles from "./Switch.css.ts";

export interface SwitchProps extends Omit<
  ComponentPropsWithRef<"input">,
  "type" | "role" | "size" | "className" | "style"
> {
  /** The new state, beside the native `onChange`. */
  onCheckedChange?: (checked: boolean) => void;
  /** The label; it names the thing, not the state. */
  children: ReactNode;
  /** For screen readers only. */
  labelHidden?: boolean;
  /** On the root. */
  className?: string;
  /** On the root. */
  style?: CSSProperties;
}

/** On or off, in force at once. In a form that is sent later a `Checkbox` is right. */
export function Switch({
  onCheckedChange,
  onChange,
  children,
  labelHidden,
  className,
  style,
  ...rest
}: SwitchProps) {
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event);
    onCheckedChange?.(event.target.checked);
  };
  return (
    <label data-component="Switch" className={clsx(choice.label, className)} style={style}>
      <input type="checkbox" role="switch" className={styles.input} onChange={change} {...rest} />
      {labelHidden ? <VisuallyHidden>{children}</VisuallyHidden> : <span>{children}</span>}
    </label>
  );
}
