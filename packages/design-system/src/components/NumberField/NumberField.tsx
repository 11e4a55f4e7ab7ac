"use client";
import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import {
  useId,
  useMemo,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
} from "react";
import { useControllableState } from "../../hooks/useControllableState.ts";
import { useEscape } from "../../hooks/useEscape.ts";
import { useComposedRef } from "../../hooks/useComposedRef.ts";
import { isBrowserShortcut } from "../../lib/is-browser-shortcut.ts";
import { numberLocale } from "../../lib/number-locale.ts";
import { useDesignSystem } from "../../provider/index.ts";
import { useTexts } from "../../provider/use-texts.ts";
import { english, type NumberFieldTexts } from "../../words/components/NumberField.ts";
import { fill } from "../../words/fill.ts";
import { Field } from "../Field/index.ts";
import type { FieldSize } from "../Field/FieldBox.tsx";
import { splitFieldProps, type ReadyFieldProps } from "../Field/split-field-props.ts";
import { IconButton } from "../IconButton/index.ts";
import { TextControl } from "../TextField/TextField.tsx";
import { numberText, type NumberProblem } from "./number-text.ts";
import * as styles from "./NumberField.css.ts";

type NativeInput = Omit<
  ComponentPropsWithRef<"input">,
  "size" | "className" | "style" | "value" | "defaultValue" | "type" | "min" | "max" | "step" | "onChange"
>;

interface Extra {
  /** The number; null is an empty field. Makes the component controlled. */
  value?: number | null;
  /** The initial number, when uncontrolled. @default null */
  defaultValue?: number | null;
  /**
   * Called on blur or Enter after typing, and on each step. The number is always within `min` and `max`; a message
   * below the field shows if it isn't the typed one.
   */
  onValueChange?: (value: number | null) => void;
  /** Lowest number; lower ones are raised to it. @default -Infinity */
  min?: number;
  /** Highest number; higher ones are lowered to it. @default Infinity */
  max?: number;
  /** Change per arrow key or button press; the Page keys change by ten steps. @default 1 */
  step?: number;
  /** Format, such as `{ style: "percent" }` or `{ maximumFractionDigits: 2 }`. */
  formatOptions?: Intl.NumberFormatOptions;
  /** Reads typed numbers with a sign as changes: “+2” adds two to the number. @default false */
  allowDelta?: boolean;
  /** Shows the plus and minus buttons. @default true */
  buttons?: boolean;
  /** Icon or symbol before the number. */
  start?: ReactNode;
  /** Unit after the number: “kg”. */
  end?: ReactNode;
  /** BCP 47 language, for digits and separators. @default the provider's locale */
  locale?: string;
  /** Overrides the locale's texts. */
  texts?: Partial<NumberFieldTexts>;
}

export interface NumberFieldProps extends ReadyFieldProps, NativeInput, Extra {}

/**
 * A number, formatted and parsed in the page's language. `name` submits it in plain digits (1234.5); `ref` and native
 * attributes go to the input. The mouse wheel doesn't change it.
 */
export function NumberField(props: NumberFieldProps) {
  const { field, size, control } = splitFieldProps(props);
  const generatedId = useId();
  const id = field.controlId ?? generatedId;
  const [problem, setProblem] = useState<string>();
  return (
    <Field {...field} error={field.error || problem} controlId={id} data-component="NumberField">
      <NumberControl {...control} id={id} boxSize={size} onProblem={setProblem} />
    </Field>
  );
}

const anyFraction: Intl.NumberFormatOptions = {};

/** Steps that a key changes the number by. */
const stepsOf: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

function NumberControl({
  id,
  boxSize,
  value: givenValue,
  defaultValue = null,
  onValueChange,
  min = -Infinity,
  max = Infinity,
  step = 1,
  formatOptions = anyFraction,
  allowDelta = false,
  buttons = true,
  end,
  locale: givenLocale,
  texts: given,
  name,
  form,
  ref,
  onBlur,
  onKeyDown,
  onProblem,
  ...rest
}: NativeInput & Extra & { id: string; boxSize: FieldSize; onProblem: (text: string | undefined) => void }) {
  const { locale: pageLocale = "en" } = useDesignSystem();
  const texts = useTexts("numberField", english, given);
  const locale = numberLocale(givenLocale ?? pageLocale);
  const number = useMemo(
    () => numberText(locale, formatOptions, { min, max }, allowDelta),
    [locale, formatOptions, min, max, allowDelta],
  );
  const [value, setValue] = useControllableState(givenValue, defaultValue, onValueChange);
  /** The text while typing; applied on blur or Enter. */
  const [draft, setDraft] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const composed = useComposedRef<HTMLInputElement | null>(input, ref);
  useEscape(input, draft !== null, () => {
    setDraft(null);
    onProblem(undefined);
    return true;
  });

  const set = (next: number | null, problem?: NumberProblem) => {
    setDraft(null);
    onProblem(
      problem &&
        fill(texts[problem], {
          min: number.format(min),
          max: number.format(max),
          value: number.format(next),
          example: number.example,
        }),
    );
    if (next !== value) setValue(next);
  };
  const commit = () => {
    if (draft === null) return;
    const typed = number.parse(draft, value);
    set(typed.value === undefined ? value : typed.value, typed.problem);
  };
  const change = (steps: number) => {
    const typed = draft === null ? value : (number.parse(draft, value).value ?? value);
    set(number.add(typed, steps * step));
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented) return;
    if (event.key === "Enter") commit();
    const steps = stepsOf[event.key];
    if (steps === undefined || rest.disabled || rest.readOnly || isBrowserShortcut(event)) return;
    event.preventDefault();
    change(steps);
  };
  const stepButton = (steps: 1 | -1) => (
    <IconButton
      icon={steps > 0 ? Plus : Minus}
      label={steps > 0 ? texts.increase : texts.decrease}
      id={`${id}-${steps > 0 ? "increase" : "decrease"}`}
      aria-labelledby={`${id}-${steps > 0 ? "increase" : "decrease"} ${id}-label`}
      // The arrow keys do the same in the field.
      tabIndex={-1}
      variant="ghost"
      size="sm"
      // At the limit it isn't `disabled`, so that holding the pointer there doesn't select text behind it.
      aria-disabled={
        (steps > 0 ? value !== null && value >= max : value !== null && value <= min) || undefined
      }
      className={styles.step}
      onClick={() => change(steps)}
    />
  );
  const text = draft ?? number.format(value);
  return (
    <>
      <TextControl
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        {...rest}
        id={id}
        ref={composed}
        size={boxSize}
        end={end}
        endAction={
          buttons &&
          !rest.disabled &&
          !rest.readOnly && (
            <>
              {stepButton(-1)}
              {stepButton(1)}
            </>
          )
        }
        role="spinbutton"
        aria-valuenow={value ?? undefined}
        aria-valuetext={text}
        aria-valuemin={Number.isFinite(min) ? min : undefined}
        aria-valuemax={Number.isFinite(max) ? max : undefined}
        value={text}
        onChange={({ target }) => {
          setDraft(target.value);
          onProblem(undefined);
        }}
        onBlur={(event) => {
          onBlur?.(event);
          commit();
        }}
        onKeyDown={press}
      />
      {name !== undefined && (
        <input type="hidden" name={name} form={form} value={value ?? ""} disabled={rest.disabled} />
      )}
    </>
  );
}
