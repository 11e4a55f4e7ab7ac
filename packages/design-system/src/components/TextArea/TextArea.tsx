"use client";
import { clsx } from "clsx";
import type { ChangeEvent, ComponentPropsWithRef, ReactNode } from "react";
import { useControllableState } from "../../hooks/useControllableState.ts";
import * as box from "../Field/FieldBox.css.ts";
import { Field, useFieldControl } from "../Field/index.ts";
import { splitFieldProps, type ReadyFieldProps } from "../Field/split-field-props.ts";
import * as styles from "./TextArea.css.ts";

type NativeTextArea = Omit<
  ComponentPropsWithRef<"textarea">,
  "className" | "style" | "value" | "defaultValue" | "children"
>;

interface Extra {
  /** Makes it controlled: the text. */
  value?: string;
  /** The text at first, without `value`. @default "" */
  defaultValue?: string;
  /** The new text, beside the native `onChange`. */
  onValueChange?: (value: string) => void;
  /** Words of the counter from the number of characters and `maxLength`; without it no counter is shown. */
  counter?: (used: number, most: number | undefined) => ReactNode;
}

export interface TextAreaProps extends Omit<ReadyFieldProps, "size">, NativeTextArea, Extra {}

/** Several lines of text. It grows with its text; a counter says how much may still come. */
export function TextArea(props: TextAreaProps) {
  const { field, control } = splitFieldProps(props);
  return (
    <Field {...field} data-component="TextArea">
      <AreaControl {...control} />
    </Field>
  );
}

function AreaControl({
  value,
  defaultValue = "",
  onValueChange,
  onChange,
  counter,
  ...rest
}: NativeTextArea & Extra) {
  const tied = useFieldControl();
  const [text, setText] = useControllableState(value, defaultValue, onValueChange);
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    onChange?.(event);
    setText(event.target.value);
  };
  return (
    <div data-part="Box" data-invalid={tied["aria-invalid"]} className={box.root}>
      <textarea
        className={clsx(styles.control, counter && styles.counted)}
        value={text}
        onChange={change}
        {...tied}
        {...rest}
      />
      {counter && <span className={styles.counter}>{counter(text.length, rest.maxLength)}</span>}
    </div>
  );
}
