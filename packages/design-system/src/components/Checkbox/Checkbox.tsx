"use client";
import { clsx } from "clsx";
import {
  useEffect,
  useId,
  useRef,
  type ChangeEvent,
  type ComponentPropsWithRef,
  type ReactNode,
} from "react";
import { useComposedRef } from "../../hooks/useComposedRef.ts";
import { FieldNote } from "../Field/Field.tsx";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import * as styles from "./Checkbox.css.ts";
import * as choice from "./choice.css.ts";

type NativeInput = Omit<ComponentPropsWithRef<"input">, "type" | "size" | "checked" | "className" | "style">;

export interface CheckboxProps extends NativeInput {
  /**
   * Makes it controlled. `"mixed"`: some of the things it stands for are chosen, not all; pressing it then chooses
   * them all.
   */
  checked?: boolean | "mixed";
  /** The new state, beside the native `onChange`; true after `"mixed"`. */
  onCheckedChange?: (checked: boolean) => void;
  /** The label. */
  children: ReactNode;
  /** For screen readers only, where the row says enough. */
  labelHidden?: boolean;
  /** What is wrong and how to mend it; marks the box as invalid and is read with it. */
  error?: ReactNode;
  /** On the root. */
  className?: string;
  /** On the root. */
  style?: React.CSSProperties;
}

/** Yes or no. `ref` and native attributes are those of the input. */
export function Checkbox({
  checked,
  onCheckedChange,
  onChange,
  children,
  labelHidden = false,
  error,
  className,
  style,
  ref,
  "aria-describedby": describedBy,
  ...rest
}: CheckboxProps) {
  const mixed = checked === "mixed";
  const input = useRef<HTMLInputElement>(null);
  const inputRef = useComposedRef(input, ref);
  const noteId = useId();

  // There is no HTML attribute for it.
  useEffect(() => {
    if (input.current) input.current.indeterminate = mixed;
  }, [mixed]);

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event);
    onCheckedChange?.(event.target.checked);
  };
  return (
    <span data-component="Checkbox" className={clsx(styles.root, className)} style={style}>
      <label className={choice.label}>
        <input
          type="checkbox"
          data-state={mixed ? "mixed" : undefined}
          className={styles.box}
          checked={mixed ? false : checked}
          onChange={change}
          aria-invalid={error ? true : undefined}
          aria-describedby={clsx(describedBy, error && noteId) || undefined}
          {...rest}
          ref={inputRef}
        />
        {labelHidden ? <VisuallyHidden>{children}</VisuallyHidden> : <span>{children}</span>}
      </label>
      {error && (
        <FieldNote id={noteId} kind="error">
          {error}
        </FieldNote>
      )}
    </span>
  );
}
