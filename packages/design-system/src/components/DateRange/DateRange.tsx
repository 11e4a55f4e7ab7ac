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
import { dateOrderOf, within, type DateRangeValue } from "./date-text.ts";
import * as styles from "./DateRange.css.ts";
import { useTexts } from "../../provider/use-texts.ts";
import { english, type DateRangeTexts } from "../../words/components/DateRange.ts";

/** A range with a name, such as “Last 7 days”. */
export interface DateRangePreset extends DateRangeValue {
  label: string;
}

export interface DateRangeProps extends Omit<
  ComponentPropsWithRef<"div">,
  "children" | "defaultValue" | "aria-label"
> {
  /** Name of both fields together, over them. */
  label: ReactNode;
  /** Makes it controlled: both days, ISO 8601; the empty string is none. */
  value?: DateRangeValue;
  /** Both days at first, without `value`. @default none */
  defaultValue?: DateRangeValue;
  /** At a choice in the calendar, or when a typed day is left. Always in order: the earlier day is `start`. */
  onValueChange?: (value: DateRangeValue) => void;
  /** Earliest day, ISO 8601. */
  min?: string;
  /** Latest day, ISO 8601. */
  max?: string;
  /** Language of the names, first day of the week and order of the numbers, BCP 47. @default that of the provider */
  locale?: string;
  /** Names of months and weekdays where neither browsers nor the locale have any. */
  names?: CalendarNames;
  /** Months side by side in the calendar. @default 1 */
  months?: 1 | 2;
  /** Ranges that are chosen by one press, over the calendar: “Last 7 days”. */
  presets?: ReadonlyArray<DateRangePreset>;
  /** Names under which both days go with a form, as ISO 8601. */
  formNames?: Readonly<[start: string, end: string]>;
  /** The day that is today; the reader's own where none is given. ISO 8601. */
  today?: string;
  /** What to enter, read with both fields. */
  hint?: ReactNode;
  /** What is wrong with the range; takes the place of the hint. What is no day a field says by itself. */
  error?: ReactNode;
  /** Height of the fields and the button: sm 32 px, md 40 px, lg 48 px. @default "md" */
  size?: FieldSize;
  /** Neither fields nor calendar take anything, and no day goes with a form. */
  disabled?: boolean;
  /** Other words than those of the locale. */
  texts?: Partial<DateRangeTexts>;
}

const none: DateRangeValue = { start: "", end: "" };

/**
 * Two days: typed into two fields, or chosen from a calendar. The calendar is the Gregorian one in every language, and
 * says so; a typed Buddhist year is understood.
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
  // The first end of a choice that is not finished.
  const [from, setFrom] = useState("");
  const order = dateOrderOf(locale);
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
              // The grid puts the focus on its day.
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
                texts={texts}
                onChoose={choose}
              />
              <p className={styles.note}>{texts.calendar}</p>
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
