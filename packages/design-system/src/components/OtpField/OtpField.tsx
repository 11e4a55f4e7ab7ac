"use client";
import type { ChangeEvent, ComponentPropsWithRef } from "react";
import { useControllableState } from "../../hooks/useControllableState.ts";
import { Field, useFieldControl } from "../Field/index.ts";
import { splitFieldProps, type ReadyFieldProps } from "../Field/split-field-props.ts";
import * as styles from "./OtpField.css.ts";

type NativeInput = Omit<
  ComponentPropsWithRef<"input">,
  "size" | "type" | "maxLength" | "className" | "style" | "value" | "defaultValue"
>;

interface Extra {
  /** Number of digits. @default 6 */
  length?: number;
  /** The digits typed so far; empty if there is none. Makes the component controlled. */
  value?: string;
  /** The initial digits, when uncontrolled. @default "" */
  defaultValue?: string;
  /**
   * Called when the digits change. Digits of other scripts, such as full-width ones, are converted to ASCII;
   * other characters and digits beyond `length` are removed.
   */
  onValueChange?: (value: string) => void;
  /** Called when all digits are entered. */
  onComplete?: (value: string) => void;
}

export interface OtpFieldProps extends Omit<ReadyFieldProps, "size">, NativeInput, Extra {}

/**
 * A one-time code sent by email or text message. Looks like cells but is one field, so that paste and
 * autofill work.
 */
export function OtpField(props: OtpFieldProps) {
  const { field, control } = splitFieldProps(props);
  return (
    <Field {...field} data-component="OtpField">
      <OtpControl {...control} />
    </Field>
  );
}

/** The ASCII digit for a digit of any script. Unicode encodes each script's ten digits consecutively. */
const asciiDigit = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % 10);
};

/**
 * Extracts the digits of typed or pasted text, ignoring spaces and dashes and converting full-width forms.
 */
const digitsOf = (text: string): string => text.replaceAll(/\P{Nd}/gu, "").replaceAll(/\p{Nd}/gu, asciiDigit);

function OtpControl({
  length = 6,
  value,
  defaultValue = "",
  onValueChange,
  onComplete,
  onChange,
  ...rest
}: NativeInput & Extra) {
  const fieldControl = useFieldControl();
  const [code, setCode] = useControllableState(value, defaultValue, onValueChange);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event);
    const digits = digitsOf(event.target.value).slice(0, length);
    if (digits === code) return;
    setCode(digits);
    if (digits.length === length) onComplete?.(digits);
  };
  const active = Math.min(code.length, length - 1);
  return (
    <div data-part="Box" className={styles.box}>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        className={styles.input}
        value={code}
        onChange={change}
        {...fieldControl}
        {...rest}
      />
      {Array.from({ length }, (_, index) => (
        <span
          key={index}
          aria-hidden
          data-active={index === active || undefined}
          data-invalid={fieldControl["aria-invalid"]}
          className={styles.cell}
        >
          {code[index]}
        </span>
      ))}
    </div>
  );
}
