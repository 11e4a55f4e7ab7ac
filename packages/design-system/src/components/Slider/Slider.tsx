"use client";
import type { ChangeEvent, ComponentPropsWithRef, CSSProperties } from "react";
import { useControllableState } from "../../hooks/useControllableState.ts";
import { withVars } from "../../lib/css-var.ts";
import { Field, useFieldControl } from "../Field/index.ts";
import { splitFieldProps, type ReadyFieldProps } from "../Field/split-field-props.ts";
import * as styles from "./Slider.css.ts";

type NativeInput = Omit<
  ComponentPropsWithRef<"input">,
  "size" | "className" | "style" | "value" | "defaultValue" | "type" | "min" | "max" | "step" | "readOnly"
>;

interface Extra {
  /** Makes the component controlled. */
  value?: number;
  /** The initial value, when uncontrolled. @default `min` */
  defaultValue?: number;
  /** Called on every move. */
  onValueChange?: (value: number) => void;
  /** Start of the scale. @default 0 */
  min?: number;
  /** End of the scale. @default 100 */
  max?: number;
  /** Distance between two values. @default 1 */
  step?: number;
  /** Formats the value next to the label and for screen readers: “70%”. @default the plain number */
  formatValue?: (value: number) => string;
  /** Marks under the track, such as its ends. */
  marks?: ReadonlyArray<{ value: number; label: string }>;
}

export interface SliderProps extends Omit<ReadyFieldProps, "size">, NativeInput, Extra {}

/** One value on a scale. `ref` and native attributes go to the native range input. */
export function Slider(props: SliderProps) {
  const { value: given, defaultValue, onValueChange, formatValue = String, ...rest } = props;
  const [value, setValue] = useControllableState(given, defaultValue ?? props.min ?? 0, onValueChange);
  const { field, control } = splitFieldProps(rest);
  const { size: _size, ...inputProps } = { size: undefined, ...control };
  return (
    <Field
      {...field}
      aside={
        <>
          {field.aside}
          <output className={styles.value}>{formatValue(value)}</output>
        </>
      }
      data-component="Slider"
    >
      <SliderControl {...inputProps} value={value} text={formatValue(value)} setValue={setValue} />
    </Field>
  );
}

interface SliderControlProps extends NativeInput, Pick<Extra, "min" | "max" | "step" | "marks"> {
  value: number;
  text: string;
  setValue: (value: number) => void;
}

const share = (value: number, min: number, max: number): number => (value - min) / (max - min || 1);

const placed = (value: number, min: number, max: number): CSSProperties =>
  withVars({ [styles.at]: share(value, min, max) });

function SliderControl({
  value,
  text,
  setValue,
  min = 0,
  max = 100,
  step = 1,
  marks = [],
  onChange,
  ...rest
}: SliderControlProps) {
  return (
    <>
      <input
        {...useFieldControl()}
        {...rest}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={text}
        className={styles.input}
        style={placed(value, min, max)}
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          onChange?.(event);
          setValue(event.target.valueAsNumber);
        }}
      />
      {marks.length > 0 && (
        <div aria-hidden className={styles.marks}>
          {marks.map((mark) => (
            <span
              key={mark.value}
              data-part="Mark"
              className={styles.mark}
              style={placed(mark.value, min, max)}
            >
              {mark.label}
            </span>
          ))}
        </div>
      )}
    </>
  );
}
