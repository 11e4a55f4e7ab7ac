"use client";
import type { ChangeEvent, ComponentPropsWithRef, ReactNode } from "react";
import { FieldBox, type FieldBoxProps } from "../Field/FieldBox.tsx";
import * as box from "../Field/FieldBox.css.ts";
import { Field, useFieldControl } from "../Field/index.ts";
import { splitFieldProps, type ReadyFieldProps } from "../Field/split-field-props.ts";

type NativeInput = Omit<ComponentPropsWithRef<"input">, "size" | "className" | "style">;

export interface TextFieldProps extends ReadyFieldProps, NativeInput {
  /** Before the text: an icon, a symbol. */
  start?: ReactNode;
  /** After the text: a unit, an icon. */
  end?: ReactNode;
  /** A button inside the field. */
  endAction?: ReactNode;
  /** The new text, beside the native `onChange`. */
  onValueChange?: (value: string) => void;
}

/** One line of text. `ref` and native attributes are those of the input, so form libraries can register it. */
export function TextField(props: TextFieldProps) {
  const { field, size, control } = splitFieldProps(props);
  return (
    <Field {...field} data-component="TextField">
      <TextControl {...control} size={size} />
    </Field>
  );
}

type TextControlProps = NativeInput &
  Pick<FieldBoxProps, "size" | "start" | "end" | "endAction"> &
  Pick<TextFieldProps, "onValueChange">;

/** The input in its box, tied to the field around it. */
export function TextControl({
  size,
  start,
  end,
  endAction,
  onValueChange,
  onChange,
  ...rest
}: TextControlProps) {
  const tied = useFieldControl();
  const isText = rest.type === undefined || rest.type === "text" || rest.type === "search";
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event);
    onValueChange?.(event.target.value);
  };
  return (
    <FieldBox
      size={size}
      start={start}
      end={end}
      endAction={endAction}
      invalid={tied["aria-invalid"]}
      locked={rest.readOnly}
      dir={rest.dir}
    >
      <input
        dir={isText ? "auto" : undefined}
        className={box.control}
        onChange={change}
        {...tied}
        {...rest}
      />
    </FieldBox>
  );
}
