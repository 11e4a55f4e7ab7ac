"use client";
import { useState, type ComponentPropsWithRef } from "react";
import { useControllableState } from "../../hooks/useControllableState.ts";
import { useDesignSystem } from "../../provider/index.ts";
import { useTexts } from "../../provider/use-texts.ts";
import type { CalendarNames } from "../../words/calendar-names.ts";
import { english, type DatePickerTexts } from "../../words/components/DatePicker.ts";
import { english as calendarEnglish, type DateRangeTexts } from "../../words/components/DateRange.ts";
import { fill } from "../../words/fill.ts";
import { calendarOf, dateOrderOf, readDate, within, writeDate } from "../DateRange/date-text.ts";
import { placeholderOf } from "../DateRange/placeholder.ts";
import type { FieldSize } from "../Field/FieldBox.tsx";
import { Field } from "../Field/index.ts";
import { splitFieldProps, type ReadyFieldProps } from "../Field/split-field-props.ts";
import { TextControl } from "../TextField/TextField.tsx";
import { CalendarButton, type DatePreset } from "./CalendarButton.tsx";

type NativeInput = Omit<
  ComponentPropsWithRef<"input">,
  "size" | "className" | "style" | "value" | "defaultValue" | "type" | "min" | "max" | "onChange"
>;

interface Extra {
  /** The day in ISO 8601, “2026-11-21”; empty if there is none. Makes the component controlled. */
  value?: string;
  /** The initial day, when uncontrolled. @default "" */
  defaultValue?: string;
  /** Called when a day is selected in the calendar, or on blur or Enter after typing. */
  onValueChange?: (value: string) => void;
  /** Earliest day, ISO 8601. */
  min?: string;
  /** Latest day, ISO 8601. */
  max?: string;
  /** Days above the calendar that are selected with one click: “In one week”. */
  presets?: ReadonlyArray<DatePreset>;
  /** BCP 47 language, for names, first day of the week, order and years. @default the provider's locale */
  locale?: string;
  /** Names of months and weekdays missing from both the browser and the locale. */
  names?: CalendarNames;
  /** Today in ISO 8601. @default the client's date */
  today?: string;
  /** Overrides the locale's texts. */
  texts?: Partial<DatePickerTexts & DateRangeTexts>;
}

export interface DatePickerProps extends ReadyFieldProps, NativeInput, Extra {}

/**
 * One day, typed or selected in a calendar. Years are those of the language's calendar, in Thai Buddhist ones. `name`
 * submits ISO 8601; `ref` and native attributes go to the input.
 */
export function DatePicker(props: DatePickerProps) {
  const { error, ...rest } = props;
  const [problem, setProblem] = useState<string>();
  const { field, size, control } = splitFieldProps(rest);
  return (
    <Field {...field} error={problem ?? error} data-component="DatePicker">
      <DateControl {...control} boxSize={size} onProblem={setProblem} />
    </Field>
  );
}

interface DateControlProps extends NativeInput, Extra {
  boxSize: FieldSize;
  /** Called with the error of the typed text, or undefined. */
  onProblem: (problem: string | undefined) => void;
}

function DateControl({
  boxSize,
  onProblem,
  value: givenValue,
  defaultValue = "",
  onValueChange,
  min = "",
  max = "",
  presets = [],
  locale: givenLocale,
  names,
  today,
  texts: given,
  name,
  form,
  onBlur,
  onKeyDown,
  ...rest
}: DateControlProps) {
  const { locale: pageLocale = "en", messages } = useDesignSystem();
  const locale = givenLocale ?? pageLocale;
  const texts = useTexts("dateRange", calendarEnglish, given);
  const own = useTexts("datePicker", english, given);
  const order = dateOrderOf(locale);
  const calendar = calendarOf(locale);
  const [value, setValue] = useControllableState<string, []>(givenValue, defaultValue, onValueChange);
  /** The text while typing, and while it is invalid. */
  const [draft, setDraft] = useState<string | null>(null);
  const put = (iso: string) => {
    setDraft(null);
    onProblem(undefined);
    if (iso !== value) setValue(iso);
  };
  const read = () => {
    if (draft === null) return;
    const day = readDate(draft, order, calendar);
    if (day !== null && (day === "" || within(day, min, max))) put(day);
    else onProblem(fill(texts.wrong, { example: writeDate("2026-11-21", order, calendar) }));
  };
  return (
    <>
      <TextControl
        inputMode="numeric"
        autoComplete="off"
        {...rest}
        size={boxSize}
        placeholder={rest.placeholder ?? placeholderOf(order, texts)}
        value={draft ?? writeDate(value, order, calendar)}
        onValueChange={setDraft}
        onBlur={(event) => {
          onBlur?.(event);
          read();
        }}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (event.key === "Enter" && !event.defaultPrevented) read();
        }}
        endAction={
          !rest.disabled &&
          !rest.readOnly && (
            <CalendarButton
              label={own.choose}
              texts={texts}
              locale={locale}
              names={names ?? messages?.calendar}
              value={value}
              min={min}
              max={max}
              presets={presets}
              today={today}
              onChoose={put}
            />
          )
        }
      />
      {name !== undefined && (
        <input type="hidden" name={name} form={form} value={value} disabled={rest.disabled} />
      )}
    </>
  );
}
