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
   * Whether it is checked. Makes the component controlled. `"mixed"` means some of several items are checked;
   * pressing it then checks them all.
   */
  checked?: boolean | "mixed";
  /** Called with the new state, in addition to the native `onChange`; true after `"mixed"`. */
  onCheckedChange?: (checked: boolean) => void;
  /** The label. */
  children: ReactNode;
  /** Hides the label visually, if the row is clear without it. */
  labelHidden?: boolean;
  /** Error message. Marks the box as invalid and is announced with it. */
  error?: ReactNode;
  /** Applied to the root. */
  className?: string;
  /** Applied to the root. */
  style?: React.CSSProperties;
}

/** A yes-or-no choice. `ref` and native attributes go to the input. */
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

  // `indeterminate` has no HTML attribute.
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
