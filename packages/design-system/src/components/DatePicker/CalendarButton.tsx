"use client";
import { getLocalTimeZone, today as dayToday } from "@internationalized/date";
import * as Popover from "@radix-ui/react-popover";
import CalendarDays from "lucide-react/icons/calendar-days";
import { useState } from "react";
import { useDesignSystem } from "../../provider/index.ts";
import type { CalendarNames } from "../../words/calendar-names.ts";
import type { DateRangeTexts } from "../../words/components/DateRange.ts";
import { Button } from "../Button/index.ts";
import { CalendarGrid } from "../DateRange/CalendarGrid.tsx";
import * as styles from "../DateRange/DateRange.css.ts";
import { calendarOf, within } from "../DateRange/date-text.ts";
import { IconButton } from "../IconButton/index.ts";

/** A named day, such as “In one week”. */
export interface DatePreset {
  label: string;
  /** ISO 8601. */
  value: string;
}

interface CalendarButtonProps {
  /** Label of the button and the calendar. */
  label: string;
  texts: DateRangeTexts;
  locale: string;
  names: CalendarNames | undefined;
  /** ISO 8601; empty if there is none. */
  value: string;
  min: string;
  max: string;
  presets: readonly DatePreset[];
  /** Today in ISO 8601. @default the date in `timeZone` */
  today: string | undefined;
  /** IANA name. @default the client's */
  timeZone?: string;
  onChoose: (iso: string) => void;
}

/** The button in a date field, with the calendar that it opens. */
export function CalendarButton({
  label,
  texts,
  locale,
  names,
  value,
  min,
  max,
  presets,
  today,
  timeZone,
  onChoose,
}: CalendarButtonProps) {
  const { portalRoot } = useDesignSystem();
  const [open, setOpen] = useState(false);
  const now = today ?? (open ? dayToday(timeZone ?? getLocalTimeZone()).toString() : "");
  const choose = (iso: string) => {
    onChoose(iso);
    setOpen(false);
  };
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger asChild>
        <IconButton icon={CalendarDays} label={label} variant="ghost" size="sm" />
      </Popover.Trigger>
      <Popover.Portal container={portalRoot}>
        <Popover.Content
          data-part="Calendar"
          aria-label={label}
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
                  aria-pressed={preset.value === value}
                  onClick={() => choose(preset.value)}
                >
                  {preset.label}
                </Button>
              ))}
            </div>
          )}
          <CalendarGrid
            locale={locale}
            names={names}
            months={1}
            value={{ start: value, end: value }}
            min={min}
            max={max}
            focused={value || (within(now, min, max) ? now : max || min)}
            today={now}
            multiple={false}
            texts={texts}
            onChoose={choose}
          />
          <p className={styles.note}>{calendarOf(locale) === "buddhist" ? texts.buddhist : texts.calendar}</p>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
