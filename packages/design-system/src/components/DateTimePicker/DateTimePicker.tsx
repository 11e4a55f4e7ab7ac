"use client";
import { clsx } from "clsx";
import { useId, useState, type ComponentPropsWithRef, type ReactNode } from "react";
import { useControllableState } from "../../hooks/useControllableState.ts";
import { useDesignSystem } from "../../provider/index.ts";
import { useTexts } from "../../provider/use-texts.ts";
import type { CalendarNames } from "../../words/calendar-names.ts";
import { english as pickerEnglish, type DatePickerTexts } from "../../words/components/DatePicker.ts";
import { english as calendarEnglish, type DateRangeTexts } from "../../words/components/DateRange.ts";
import { english, type DateTimePickerTexts } from "../../words/components/DateTimePicker.ts";
import { fill } from "../../words/fill.ts";
import { CalendarButton } from "../DatePicker/CalendarButton.tsx";
import { calendarOf, dateOrderOf, readDate, writeDate } from "../DateRange/date-text.ts";
import { placeholderOf } from "../DateRange/placeholder.ts";
import type { FieldSize } from "../Field/FieldBox.tsx";
import { FieldNote } from "../Field/Field.tsx";
import { TextField } from "../TextField/index.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import * as styles from "./DateTimePicker.css.ts";
import { hasDayPeriods, readTime, stepTime, writeTime } from "./time-text.ts";
import { instantOf, localOf, zoneName, type LocalMoment } from "./zoned.ts";

export interface DateTimePickerProps extends Omit<
  ComponentPropsWithRef<"div">,
  "children" | "defaultValue" | "aria-label"
> {
  /** Label of both fields, shown above them. */
  label: ReactNode;
  /** IANA name of the zone in which date and time are entered, such as that of the shop. It is shown. */
  timeZone: string;
  /** The instant in UTC, “2026-11-21T07:30:00Z”; empty if there is none. Makes the component controlled. */
  value?: string;
  /** The initial instant, when uncontrolled. @default "" */
  defaultValue?: string;
  /** Called once both date and time are valid, or both are empty. */
  onValueChange?: (value: string) => void;
  /** Earliest instant. */
  min?: string;
  /** Latest instant. */
  max?: string;
  /** Minutes that an arrow key changes the time by. @default 30 */
  minuteStep?: number;
  /** BCP 47 language, for names, order and format. @default the provider's locale */
  locale?: string;
  /** Names of months and weekdays missing from both the browser and the locale. */
  names?: CalendarNames;
  /** Today in the zone, ISO 8601. @default the current date there */
  today?: string;
  /** Form field name; submits the instant. */
  name?: string;
  /** Hint that describes both fields. */
  hint?: ReactNode;
  /** Replaces the hint. Invalid texts are reported by the component itself. */
  error?: ReactNode;
  /** Height of the fields: sm 32 px, md 40 px, lg 48 px. @default "md" */
  size?: FieldSize;
  /** Disables the fields, and omits the value from the form. */
  disabled?: boolean;
  /** Overrides the locale's texts. */
  texts?: Partial<DateTimePickerTexts & DatePickerTexts & DateRangeTexts>;
}

/** A date and a time in a named time zone. The value is an instant, whatever the zone of the reader is. */
export function DateTimePicker({
  label,
  timeZone,
  value: givenValue,
  defaultValue = "",
  onValueChange,
  min = "",
  max = "",
  minuteStep = 30,
  locale: givenLocale,
  names,
  today,
  name,
  hint,
  error: givenError,
  size = "md",
  disabled = false,
  texts: given,
  className,
  ...rest
}: DateTimePickerProps) {
  const id = useId();
  const { locale: pageLocale = "en", messages } = useDesignSystem();
  const locale = givenLocale ?? pageLocale;
  const texts = useTexts("dateTimePicker", english, given);
  const calendarTexts = useTexts("dateRange", calendarEnglish, given);
  const { choose } = useTexts("datePicker", pickerEnglish, given);
  const order = dateOrderOf(locale);
  const calendar = calendarOf(locale);
  const dayPeriods = hasDayPeriods(locale);
  const [value, setValue] = useControllableState<string, []>(givenValue, defaultValue, onValueChange);
  /** One part without the other, until both are known. */
  const [partial, setPartial] = useState<LocalMoment | null>(null);
  const [dateDraft, setDateDraft] = useState<string | null>(null);
  const [timeDraft, setTimeDraft] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  const moment = partial ?? localOf(value, timeZone);
  const error = problem ?? givenError;

  const put = (next: LocalMoment) => {
    setProblem(undefined);
    const isHalf = (next.day === "") !== (next.minutes === null);
    if (isHalf) {
      setPartial(next);
      return;
    }
    const instant = instantOf(next, timeZone);
    if (instant !== "" && ((min !== "" && instant < min) || (max !== "" && instant > max))) {
      setPartial(next);
      setProblem(texts.outOfRange);
      return;
    }
    setPartial(null);
    if (instant !== value) setValue(instant);
  };
  const putDay = (day: string) => {
    setDateDraft(null);
    put({ ...moment, day });
  };
  const putMinutes = (minutes: number | null) => {
    setTimeDraft(null);
    put({ ...moment, minutes });
  };
  const readDay = () => {
    if (dateDraft === null) return;
    const day = readDate(dateDraft, order, calendar);
    if (day === null)
      setProblem(fill(calendarTexts.wrong, { example: writeDate("2026-11-21", order, calendar) }));
    else putDay(day);
  };
  const readMinutes = () => {
    if (timeDraft === null) return;
    const minutes = readTime(timeDraft);
    if (minutes === undefined) setProblem(fill(texts.wrongTime, { example: writeTime(870, dayPeriods) }));
    else putMinutes(minutes);
  };
  const shared = {
    labelHidden: true,
    size,
    disabled,
    autoComplete: "off",
    "aria-describedby": clsx(`${id}-zone`, (error || hint) && `${id}-note`),
    ...(error && { "aria-invalid": true as const }),
  };
  return (
    <div
      data-component="DateTimePicker"
      data-invalid={error ? "" : undefined}
      role="group"
      aria-labelledby={`${id}-label`}
      className={clsx(styles.root, className)}
      {...rest}
    >
      <div className={styles.head}>
        <span id={`${id}-label`} className={styles.label}>
          {label}
        </span>
        <span id={`${id}-zone`} data-part="Zone" className={styles.zone}>
          <VisuallyHidden>{texts.zone} </VisuallyHidden>
          {zoneName(timeZone, value)}
        </span>
      </div>
      <div className={styles.fields}>
        <TextField
          {...shared}
          label={texts.date}
          className={styles.date}
          inputMode="numeric"
          placeholder={placeholderOf(order, calendarTexts)}
          value={dateDraft ?? writeDate(moment.day, order, calendar)}
          onValueChange={setDateDraft}
          onBlur={readDay}
          onKeyDown={(event) => {
            if (event.key === "Enter") readDay();
          }}
          endAction={
            !disabled && (
              <CalendarButton
                label={choose}
                texts={calendarTexts}
                locale={locale}
                names={names ?? messages?.calendar}
                value={moment.day}
                min={localOf(min, timeZone).day}
                max={localOf(max, timeZone).day}
                presets={[]}
                today={today}
                timeZone={timeZone}
                onChoose={putDay}
              />
            )
          }
        />
        <TextField
          {...shared}
          label={texts.time}
          className={styles.time}
          placeholder={dayPeriods ? "--:-- --" : "--:--"}
          value={timeDraft ?? writeTime(moment.minutes, dayPeriods)}
          onValueChange={setTimeDraft}
          onBlur={readMinutes}
          onKeyDown={(event) => {
            if (event.key === "Enter") readMinutes();
            if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
            event.preventDefault();
            const typed = timeDraft === null ? moment.minutes : (readTime(timeDraft) ?? moment.minutes);
            putMinutes(stepTime(typed, minuteStep, event.key === "ArrowUp" ? 1 : -1));
          }}
        />
      </div>
      {name !== undefined && <input type="hidden" name={name} value={value} disabled={disabled} />}
      {(error || hint) && (
        <FieldNote id={`${id}-note`} kind={error ? "error" : "note"}>
          {error || hint}
        </FieldNote>
      )}
    </div>
  );
}
