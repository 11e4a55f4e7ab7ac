"use client";
import { clsx } from "clsx";
import { useId, useMemo, useRef, useState, type ComponentPropsWithRef } from "react";
import { useComposedRef } from "../../hooks/useComposedRef.ts";
import { useControllableState } from "../../hooks/useControllableState.ts";
import { useEscape } from "../../hooks/useEscape.ts";
import { numberLocale } from "../../lib/number-locale.ts";
import { useDesignSystem } from "../../provider/index.ts";
import { useTexts } from "../../provider/use-texts.ts";
import { english } from "../../words/components/NumberField.ts";
import { fill } from "../../words/fill.ts";
import { Field, useFieldControl } from "../Field/index.ts";
import type { FieldSize } from "../Field/FieldBox.tsx";
import { splitFieldProps, type ReadyFieldProps } from "../Field/split-field-props.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import { TextControl } from "../TextField/TextField.tsx";
import { formatMinor, moneyFormat, parseMinor } from "./money-input.ts";

type NativeInput = Omit<
  ComponentPropsWithRef<"input">,
  "size" | "className" | "style" | "value" | "defaultValue" | "type" | "min" | "max" | "step" | "onChange"
>;

interface Extra {
  /** ISO 4217 code. Defines the symbol and the fraction digits. */
  currency: string;
  /** The amount in minor units: 1250 is $12.50. Null is an empty field. Makes the component controlled. */
  value?: number | null;
  /** The initial amount in minor units, when uncontrolled. @default null */
  defaultValue?: number | null;
  /**
   * Called on blur or Enter after typing, with minor units within `min` and `max`. A message below the field shows if
   * it isn't the typed amount.
   */
  onValueChange?: (value: number | null) => void;
  /** Lowest amount in minor units. @default 0 */
  min?: number;
  /** Highest amount in minor units. @default Infinity */
  max?: number;
  /** BCP 47 language, for separators and the symbol's side. @default the provider's locale */
  locale?: string;
}

export interface MoneyFieldProps extends ReadyFieldProps, NativeInput, Extra {}

/**
 * An amount of money in minor units, typed or pasted in any common format. `name` submits the minor units.
 */
export function MoneyField(props: MoneyFieldProps) {
  const { field, size, control } = splitFieldProps(props);
  const [problem, setProblem] = useState<string>();
  return (
    <Field {...field} error={field.error || problem} data-component="MoneyField">
      <MoneyControl {...control} boxSize={size} onProblem={setProblem} />
    </Field>
  );
}

const problemOf = (
  minor: number | null | undefined,
  { min, max }: { min: number; max: number },
): "invalid" | "lowest" | "highest" | undefined => {
  if (minor === undefined) return "invalid";
  if (minor === null) return undefined;
  if (minor < min) return "lowest";
  return minor > max ? "highest" : undefined;
};

function MoneyControl({
  boxSize,
  currency,
  value: givenValue,
  defaultValue = null,
  onValueChange,
  min = 0,
  max = Infinity,
  locale: givenLocale,
  name,
  form,
  ref,
  onBlur,
  onKeyDown,
  onProblem,
  ...rest
}: NativeInput & Extra & { boxSize: FieldSize; onProblem: (text: string | undefined) => void }) {
  const { locale: pageLocale = "en" } = useDesignSystem();
  const texts = useTexts("numberField", english, undefined);
  const locale = numberLocale(givenLocale ?? pageLocale);
  const format = useMemo(() => moneyFormat(locale, currency), [locale, currency]);
  const [value, setValue] = useControllableState(givenValue, defaultValue, onValueChange);
  /** The text while typing; applied on blur or Enter. */
  const [draft, setDraft] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const composed = useComposedRef<HTMLInputElement | null>(input, ref);
  const symbolId = useId();
  const describedBy = useFieldControl()["aria-describedby"];
  useEscape(input, draft !== null, () => {
    setDraft(null);
    onProblem(undefined);
    return true;
  });
  const commit = () => {
    if (draft === null) return;
    const typed = parseMinor(draft, format);
    setDraft(null);
    const problem = problemOf(typed, { min, max });
    onProblem(
      problem &&
        fill(texts[problem], {
          min: formatMinor(min, format),
          max: formatMinor(max, format),
          example: formatMinor(1234.5 * 10 ** format.digits, format),
        }),
    );
    if (typed === undefined) return;
    const next = typed === null ? null : Math.min(max, Math.max(min, typed));
    if (next !== value) setValue(next);
  };
  const symbol = (
    <>
      <span aria-hidden>{format.symbol}</span>
      <VisuallyHidden id={symbolId}>{currency}</VisuallyHidden>
    </>
  );
  return (
    <>
      <TextControl
        inputMode="decimal"
        autoComplete="off"
        {...rest}
        dir="ltr"
        ref={composed}
        size={boxSize}
        {...(format.isSymbolFirst ? { start: symbol } : { end: symbol })}
        aria-describedby={clsx(symbolId, describedBy)}
        value={draft ?? (value === null ? "" : formatMinor(value, format))}
        onChange={({ target }) => {
          setDraft(target.value);
          onProblem(undefined);
        }}
        onBlur={(event) => {
          onBlur?.(event);
          commit();
        }}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (event.key === "Enter" && !event.defaultPrevented) commit();
        }}
      />
      {name !== undefined && (
        <input type="hidden" name={name} form={form} value={value ?? ""} disabled={rest.disabled} />
      )}
    </>
  );
}
