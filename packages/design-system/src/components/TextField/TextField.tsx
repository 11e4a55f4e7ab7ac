"use client";
import type { ChangeEvent, ComponentPropsWithRef, ReactNode } from "react";
import { FieldBox, type FieldBoxProps } from "../Field/FieldBox.tsx";
import * as box from "../Field/FieldBox.css.ts";
import { Field, useFieldControl } from "../Field/index.ts";
import { splitFieldProps, type ReadyFieldProps } from "../Field/split-field-props.ts";

type NativeInput = Omit<ComponentPropsWithRef<"input">, "size" | "className" | "style">;

export interface TextFieldProps extends ReadyFieldProps, NativeInput {
  /** Icon or symbol before the text. */
  start?: ReactNode;
  /** Unit or icon after the text. */
  end?: ReactNode;
  /** Button inside the field. */
  endAction?: ReactNode;
  /** Called with the new text, in addition to the native `onChange`. */
  onValueChange?: (value: string) => void;
}

/** Single-line text field. `ref` and native attributes go to the input, so form libraries can register it. */
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

/** The input in its box, connected to the surrounding field. */
export function TextControl({
  size,
  start,
  end,
  endAction,
  onValueChange,
  onChange,
  ...rest
}: TextControlProps) {
  const fieldControl = useFieldControl();
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
      invalid={fieldControl["aria-invalid"]}
      locked={rest.readOnly}
      dir={rest.dir}
    >
      <input
        dir={isText ? "auto" : undefined}
        className={box.control}
        onChange={change}
        {...fieldControl}
        {...rest}
      />
    </FieldBox>
  );
}
