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
  /** Called with the new state, in addition to the native `onChange`. */
  onCheckedChange?: (checked: boolean) => void;
  /** The label, which names the setting, not its state. */
  children: ReactNode;
  /** Hides the label visually. */
  labelHidden?: boolean;
  /** Applied to the root. */
  className?: string;
  /** Applied to the root. */
  style?: CSSProperties;
}

/** An on-off setting that applies immediately. In a form, use `Checkbox`. */
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
