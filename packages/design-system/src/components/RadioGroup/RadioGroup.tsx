"use client";
import { clsx } from "clsx";
import { useId, useMemo, type ReactNode } from "react";
import { useControllableState } from "../../hooks/useControllableState.ts";
import { FieldHead, FieldNote, type FieldTexts } from "../Field/Field.tsx";
import * as fieldStyles from "../Field/Field.css.ts";
import { RadioGroupContext } from "./radio-context.ts";
import * as styles from "./RadioGroup.css.ts";

export interface RadioGroupProps
  extends
    Pick<FieldTexts, "label" | "labelHidden" | "aside" | "hint" | "error">,
    Omit<React.ComponentPropsWithRef<"div">, "onChange" | "defaultValue"> {
  /** `value` of the selected radio; empty if there is none. Makes the component controlled. */
  value?: string;
  /** `value` of the initially selected radio, when uncontrolled. @default "" */
  defaultValue?: string;
  /** Called with the `value` of the selected radio. */
  onValueChange?: (value: string) => void;
  /** Form field name. Generated if omitted. */
  name?: string;
  /** Disables all options and omits the group from the form. */
  disabled?: boolean;
  /** Options below each other, or in a row that wraps. @default "vertical" */
  orientation?: "vertical" | "horizontal";
  /** `Radio` and `RadioCard` elements. */
  children: ReactNode;
}

/** One of several options, all visible. Arrow keys change the selection natively. */
export function RadioGroup({
  label,
  labelHidden = false,
  aside,
  hint,
  error,
  value,
  defaultValue = "",
  onValueChange,
  name,
  disabled = false,
  orientation = "vertical",
  className,
  children,
  ...rest
}: RadioGroupProps) {
  const id = useId();
  const [chosen, choose] = useControllableState(value, defaultValue, onValueChange);
  const group = useMemo(
    () => ({
      name: name ?? id,
      value: chosen,
      disabled,
      onChange: (event: { target: HTMLInputElement }) => choose(event.target.value),
    }),
    [name, id, chosen, disabled, choose],
  );
  const note = error || hint;
  const heading = (
    <span id={`${id}-label`} className={fieldStyles.label}>
      {label}
    </span>
  );
  return (
    <div
      data-component="RadioGroup"
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={note ? `${id}-note` : undefined}
      aria-invalid={error ? true : undefined}
      className={clsx(fieldStyles.root, className)}
      {...rest}
    >
      <FieldHead label={heading} labelHidden={labelHidden} aside={aside} />
      <RadioGroupContext value={group}>
        <div className={styles.options[orientation]}>{children}</div>
      </RadioGroupContext>
      {note && (
        <FieldNote id={`${id}-note`} kind={error ? "error" : "note"}>
          {note}
        </FieldNote>
      )}
    </div>
  );
}
