"use client";
import { clsx } from "clsx";
import {
  useEffect,
  useRef,
  useState,
  type ChangeEvent,
  type ComponentPropsWithRef,
  type ReactNode,
} from "react";
import * as fieldBox from "../Field/FieldBox.css.ts";
import { Field, useFieldControl } from "../Field/index.ts";
import { splitFieldProps, type ReadyFieldProps } from "../Field/split-field-props.ts";
import * as styles from "./TextArea.css.ts";

type NativeTextArea = Omit<
  ComponentPropsWithRef<"textarea">,
  "className" | "style" | "value" | "defaultValue" | "children"
>;

interface Extra {
  /** The text. Makes the component controlled. */
  value?: string;
  /** The initial text, when uncontrolled. @default "" */
  defaultValue?: string;
  /** Called with the new text, in addition to the native `onChange`. */
  onValueChange?: (value: string) => void;
  /** Formats the counter from the number of characters and `maxLength`. Without it, no counter is shown. */
  counter?: (used: number, most: number | undefined) => ReactNode;
}

export interface TextAreaProps extends Omit<ReadyFieldProps, "size">, NativeTextArea, Extra {}

/** Multi-line text field. It grows with its text; a counter shows how much is left. */
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
  const fieldControl = useFieldControl();
  const box = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState(defaultValue);
  const text = value ?? typed;
  // A form library may have set the element's value through its ref.
  useEffect(() => setTyped(box.current?.querySelector("textarea")?.value ?? ""), []);
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    onChange?.(event);
    setTyped(event.target.value);
    onValueChange?.(event.target.value);
  };
  return (
    <div ref={box} data-part="Box" data-invalid={fieldControl["aria-invalid"]} className={fieldBox.root}>
      <textarea
        dir="auto"
        className={clsx(styles.control, counter && styles.counted)}
        {...(value === undefined ? { defaultValue } : { value })}
        onChange={change}
        {...fieldControl}
        {...rest}
      />
      {counter && <span className={styles.counter}>{counter(text.length, rest.maxLength)}</span>}
    </div>
  );
}
