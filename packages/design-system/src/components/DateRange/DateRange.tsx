"use client";
import { getLocalTimeZone, today as dayToday } from "@internationalized/date";
import * as Popover from "@radix-ui/react-popover";
import { clsx } from "clsx";
import CalendarDays from "lucide-react/icons/calendar-days";
import { useId, useState, type ComponentPropsWithRef, type ReactNode } from "react";
import { useControllableState } from "../../hooks/useControllableState.ts";
import { useDesignSystem } from "../../provider/index.ts";
import { Button } from "../Button/index.ts";
import { FieldNote } from "../Field/Field.tsx";
import type { FieldSize } from "../Field/FieldBox.tsx";
import { IconButton } from "../IconButton/index.ts";
import type { CalendarNames } from "../../words/calendar-names.ts";
import { CalendarGrid } from "./CalendarGrid.tsx";
import { DateField } from "./DateField.tsx";
import { calendarOf, dateOrderOf, within, type DateRangeValue } from "./date-text.ts";
import * as styles from "./DateRange.css.ts";
import { useTexts } from "../../provider/use-texts.ts";
import { english, type DateRangeTexts } from "../../words/components/DateRange.ts";

/** A named range, such as “Last 7 days”. */
export interface DateRangePreset extends DateRangeValue {
  label: string;
}

export interface DateRangeProps extends Omit<
  ComponentPropsWithRef<"div">,
  "children" | "defaultValue" | "aria-label"
> {
  /** Label of both fields, shown above them. */
  label: ReactNode;
  /** Both days in ISO 8601; empty if there is none. Makes the component controlled. */
  value?: DateRangeValue;
  /** Both initial days, when uncontrolled. @default none */
  defaultValue?: DateRangeValue;
  /**
   * Called when days are selected in the calendar, or on blur of a typed day. `start` is always the earlier
   * day.
   */
  onValueChange?: (value: DateRangeValue) => void;
  /** Earliest day, ISO 8601. */
  min?: string;
  /** Latest day, ISO 8601. */
  max?: string;
  /** BCP 47 language, for names, first day of the week and number order. @default the provider's locale */
  locale?: string;
  /** Names of months and weekdays missing from both the browser and the locale. */
  names?: CalendarNames;
  /** Months shown next to each other in the calendar. @default 1 */
  months?: 1 | 2;
  /** Ranges above the calendar that are selected with one click: “Last 7 days”. */
  presets?: ReadonlyArray<DateRangePreset>;
  /** Form field names of both days, submitted as ISO 8601. */
  formNames?: Readonly<[start: string, end: string]>;
  /** Today in ISO 8601. @default the client's date */
  today?: string;
  /** Hint that describes both fields. */
  hint?: ReactNode;
  /** Error of the range; replaces the hint. Invalid dates are reported by the field itself. */
  error?: ReactNode;
  /** Height of the fields and the button: sm 32 px, md 40 px, lg 48 px. @default "md" */
  size?: FieldSize;
  /** Disables the fields and the calendar, and omits both days from the form. */
  disabled?: boolean;
  /** Overrides the locale's texts. */
  texts?: Partial<DateRangeTexts>;
}

const none: DateRangeValue = { start: "", end: "" };

/**
 * Two days, typed or selected in a calendar. Years are those of the language's calendar, which a note states: in
 * Thai Buddhist ones. Typed years of the other calendar are converted.
 */
export function DateRange({
  label,
  value,
  defaultValue = none,
  onValueChange,
  min = "",
  max = "",
  locale: givenLocale,
  names: givenNames,
  months = 1,
  presets = [],
  formNames,
  today,
  hint,
  error,
  size = "md",
  disabled = false,
  texts: given,
  className,
  ...rest
}: DateRangeProps) {
  const id = useId();
  const { portalRoot, locale: pageLocale = "en", messages } = useDesignSystem();
  const texts = useTexts("dateRange", english, given);
  const locale = givenLocale ?? pageLocale;
  const names = givenNames ?? messages?.calendar;
  const [range, setRange] = useControllableState(value, defaultValue, onValueChange);
  const [open, setOpen] = useState(false);
  // First end of an unfinished selection.
  const [from, setFrom] = useState("");
  const order = dateOrderOf(locale);
  const calendar = calendarOf(locale);
  const put = (next: DateRangeValue) => {
    const swapped = next.start && next.end && next.start > next.end;
    setRange(swapped ? { start: next.end, end: next.start } : next);
  };
  const choose = (iso: string) => {
    if (!from) {
      setFrom(iso);
      return;
    }
    put({ start: from, end: iso });
    setOpen(false);
  };
  const now = today ?? (open ? dayToday(getLocalTimeZone()).toString() : "");
  const focused = range.start || (within(now, min, max) ? now : max || min);
  const field = (end: keyof DateRangeValue, position: 0 | 1) => (
    <DateField
      key={end}
      label={texts[end]}
      name={formNames?.[position]}
      iso={range[end]}
      order={order}
      calendar={calendar}
      size={size}
      disabled={disabled}
      invalid={Boolean(error)}
      describedBy={error || hint ? `${id}-note` : undefined}
      texts={texts}
      allows={(iso) => within(iso, min, max)}
      onDay={(iso) => put({ ...range, [end]: iso })}
    />
  );
  return (
    <div
      data-component="DateRange"
      data-invalid={error ? "" : undefined}
      role="group"
      aria-labelledby={`${id}-label`}
      className={clsx(styles.root, className)}
      {...rest}
    >
      <div id={`${id}-label`} className={styles.label}>
        {label}
      </div>
      <div className={styles.fields}>
        {field("start", 0)}
        <span aria-hidden className={styles.dash[size]}>
          –
        </span>
        {field("end", 1)}
        <Popover.Root
          open={open}
          onOpenChange={(next) => {
            setFrom("");
            setOpen(next);
          }}
        >
          <Popover.Trigger asChild>
            <IconButton icon={CalendarDays} label={texts.open} size={size} disabled={disabled} />
          </Popover.Trigger>
          <Popover.Portal container={portalRoot}>
            <Popover.Content
              data-part="Calendar"
              aria-label={texts.open}
              align="end"
              sideOffset={8}
              collisionPadding={8}
              className={styles.panel}
              // The grid moves focus to its day.
              onOpenAutoFocus={(event) => event.preventDefault()}
            >
              {presets.length > 0 && (
                <div className={styles.presets}>
                  {presets.map((preset) => (
                    <Button
                      key={preset.label}
                      size="sm"
                      aria-pressed={preset.start === range.start && preset.end === range.end}
                      onClick={() => {
                        put({ start: preset.start, end: preset.end });
                        setOpen(false);
                      }}
                    >
                      {preset.label}
                    </Button>
                  ))}
                </div>
              )}
              <CalendarGrid
                locale={locale}
                names={names}
                months={months}
                value={from ? { start: from, end: "" } : range}
                min={min}
                max={max}
                focused={focused}
                today={now}
                multiple
                texts={texts}
                onChoose={choose}
              />
              <p className={styles.note}>{calendar === "buddhist" ? texts.buddhist : texts.calendar}</p>
            </Popover.Content>
          </Popover.Portal>
        </Popover.Root>
      </div>
      {(error || hint) && (
        <FieldNote id={`${id}-note`} kind={error ? "error" : "note"}>
          {error || hint}
        </FieldNote>
      )}
    </div>
  );
}
