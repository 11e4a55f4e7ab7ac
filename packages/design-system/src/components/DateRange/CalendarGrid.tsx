"use client";
import {
  endOfMonth,
  endOfWeek,
  parseDate,
  startOfMonth,
  startOfWeek,
  type CalendarDate,
} from "@internationalized/date";
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from "react";
import { isBrowserShortcut } from "../../lib/is-browser-shortcut.ts";
import { ChevronEnd, ChevronStart } from "../Icon/index.ts";
import { IconButton } from "../IconButton/index.ts";
import type { CalendarNames } from "../../words/calendar-names.ts";
import { calendarWords } from "./calendar-names.ts";
import type { DateRangeValue } from "./date-text.ts";
import { MonthTable } from "./MonthTable.tsx";
import * as styles from "./DateRange.css.ts";

interface CalendarGridProps {
  locale: string;
  names: CalendarNames | undefined;
  /** Number of months shown next to each other. */
  months: 1 | 2;
  value: DateRangeValue;
  min: string;
  max: string;
  /** The initially focused day, ISO 8601. */
  focused: string;
  today: string;
  /** Whether several days can be selected. */
  multiple: boolean;
  texts: { previous: string; next: string; today: string };
  onChoose: (iso: string) => void;
}

/** One or two months as ARIA date grids. Arrow keys move across month boundaries. */
export function CalendarGrid({
  locale,
  names,
  months,
  value,
  min,
  max,
  focused: firstFocused,
  today,
  multiple,
  texts,
  onChoose,
}: CalendarGridProps) {
  const grids = useRef<HTMLDivElement>(null);
  const [day, setDay] = useState(() => parseDate(firstFocused));
  const [firstMonth, setFirstMonth] = useState(() => startOfMonth(parseDate(firstFocused)));
  const [pointed, setPointed] = useState("");
  const words = useMemo(() => calendarWords(locale, names), [locale, names]);
  const lastMonth = firstMonth.add({ months: months - 1 });

  // Focus follows arrow keys, but stays on the month buttons when those are pressed.
  const byKey = useRef(true);
  useEffect(() => {
    // A button that has just reached the last month is disabled and would swallow further keys.
    if (byKey.current || document.activeElement?.matches(":disabled"))
      grids.current?.querySelector<HTMLElement>("[tabindex='0']")?.focus();
    byKey.current = false;
  }, [day]);

  const held = (date: CalendarDate): CalendarDate => {
    const iso = date.toString();
    if (min && iso < min) return day.set(partsOf(min));
    return max && iso > max ? day.set(partsOf(max)) : date;
  };
  const show = (date: CalendarDate) => {
    setDay(date);
    if (date.compare(firstMonth) < 0) setFirstMonth(startOfMonth(date));
    else if (date.compare(endOfMonth(lastMonth)) > 0)
      setFirstMonth(startOfMonth(date).subtract({ months: months - 1 }));
  };
  const go = (date: CalendarDate) => {
    byKey.current = true;
    show(held(date));
  };
  const turn = (by: number) => {
    setFirstMonth(firstMonth.add({ months: by }));
    setDay(held(day.add({ months: by })));
  };
  const keys = (event: KeyboardEvent) => {
    const right = getComputedStyle(event.currentTarget).direction === "rtl" ? -1 : 1;
    const moves: Record<string, () => CalendarDate> = {
      ArrowRight: () => day.add({ days: right }),
      ArrowLeft: () => day.add({ days: -right }),
      ArrowDown: () => day.add({ weeks: 1 }),
      ArrowUp: () => day.add({ weeks: -1 }),
      Home: () => startOfWeek(day, locale),
      End: () => endOfWeek(day, locale),
      PageDown: () => day.add(event.shiftKey ? { years: 1 } : { months: 1 }),
      PageUp: () => day.add(event.shiftKey ? { years: -1 } : { months: -1 }),
    };
    const move = moves[event.key];
    if (!move || isBrowserShortcut(event)) return;
    event.preventDefault();
    go(move());
  };
  // With only one end selected, the preview extends to the hovered day.
  const reach = value.start && !value.end && pointed ? [value.start, pointed].toSorted() : [];
  const [from = "", to = ""] = reach.length > 0 ? reach : [value.start, value.end];
  // Keyed by position instead of month, so that the month buttons stay mounted when months change.
  const table = (place: number) => (
    <MonthTable
      key={place}
      month={firstMonth.add({ months: place })}
      focused={day}
      locale={locale}
      words={words}
      from={from}
      to={to}
      min={min}
      max={max}
      today={today}
      multiple={multiple}
      todayWord={texts.today}
      onKeyDown={keys}
      onPoint={setPointed}
      onChoose={(date) => {
        setDay(date);
        onChoose(date.toString());
      }}
      before={
        place === 0 && (
          <IconButton
            icon={ChevronStart}
            variant="ghost"
            size="sm"
            label={texts.previous}
            disabled={min !== "" && firstMonth.toString() <= min}
            onClick={() => turn(-1)}
          />
        )
      }
      after={
        place === months - 1 && (
          <IconButton
            icon={ChevronEnd}
            variant="ghost"
            size="sm"
            label={texts.next}
            disabled={max !== "" && endOfMonth(lastMonth).toString() >= max}
            onClick={() => turn(1)}
          />
        )
      }
    />
  );
  return (
    <div ref={grids} className={styles.months}>
      {Array.from({ length: months }, (_month, place) => table(place))}
    </div>
  );
}

function partsOf(iso: string): { year: number; month: number; day: number } {
  const [year = 1, month = 1, day = 1] = iso.split("-").map(Number);
  return { year, month, day };
}
