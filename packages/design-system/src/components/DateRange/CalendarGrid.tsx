"use client";
import {
  endOfMonth,
  endOfWeek,
  getWeeksInMonth,
  isSameMonth,
  parseDate,
  startOfMonth,
  startOfWeek,
  type CalendarDate,
} from "@internationalized/date";
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from "react";
import { isBrowsersKey } from "../../lib/is-browsers-key.ts";
import { ChevronEnd, ChevronStart } from "../Icon/index.ts";
import { IconButton } from "../IconButton/index.ts";
import { calendarWords, type CalendarNames } from "./calendar-names.ts";
import { within, type DateRangeValue } from "./date-text.ts";
import * as styles from "./DateRange.css.ts";

interface CalendarGridProps {
  locale: string;
  names: CalendarNames | undefined;
  value: DateRangeValue;
  min: string;
  max: string;
  /** The day that has the focus at first, ISO 8601. */
  focused: string;
  today: string;
  texts: { previous: string; next: string; today: string };
  onChoose: (iso: string) => void;
}

/** One month as the grid of the ARIA date picker; arrow keys go over its edges into the next one. */
export function CalendarGrid({
  locale,
  names,
  value,
  min,
  max,
  focused: firstFocused,
  today,
  texts,
  onChoose,
}: CalendarGridProps) {
  const titleId = useId();
  const grid = useRef<HTMLTableElement>(null);
  const [day, setDay] = useState(() => parseDate(firstFocused));
  const [pointed, setPointed] = useState("");
  const words = useMemo(() => calendarWords(locale, names), [locale, names]);
  const monthStart = startOfMonth(day);
  const weeks = getWeeksInMonth(day, locale);
  const first = startOfWeek(monthStart, locale);

  // The focus follows the keys; the buttons of the head keep it.
  const byKey = useRef(true);
  useEffect(() => {
    // A button that has just reached the last month is off, and would keep the keys to itself.
    if (byKey.current || document.activeElement?.matches(":disabled"))
      grid.current?.querySelector<HTMLElement>("[tabindex='0']")?.focus();
    byKey.current = false;
  }, [day]);

  const held = (date: CalendarDate): CalendarDate => {
    const iso = date.toString();
    if (min && iso < min) return day.set(partsOf(min));
    return max && iso > max ? day.set(partsOf(max)) : date;
  };
  const go = (date: CalendarDate) => {
    byKey.current = true;
    setDay(held(date));
  };
  const turn = (months: number) => setDay(held(day.add({ months })));
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
    if (!move || isBrowsersKey(event)) return;
    event.preventDefault();
    go(move());
  };
  // With one end chosen the range reaches as far as one points.
  const reach = value.start && !value.end && pointed ? [value.start, pointed].toSorted() : [];
  const [from, to] = reach.length > 0 ? reach : [value.start, value.end];
  return (
    <div>
      <div className={styles.head}>
        <IconButton
          icon={ChevronStart}
          variant="ghost"
          size="sm"
          label={texts.previous}
          disabled={min !== "" && monthStart.toString() <= min}
          onClick={() => turn(-1)}
        />
        <h2 id={titleId} aria-live="polite" className={styles.title}>
          {words.month(day)}
        </h2>
        <IconButton
          icon={ChevronEnd}
          variant="ghost"
          size="sm"
          label={texts.next}
          disabled={max !== "" && endOfMonth(day).toString() >= max}
          onClick={() => turn(1)}
        />
      </div>
      <table
        ref={grid}
        role="grid"
        aria-multiselectable
        aria-labelledby={titleId}
        className={styles.grid}
        onKeyDown={keys}
        onPointerLeave={() => setPointed("")}
      >
        <thead>
          <tr>
            {words.weekdays.map(({ short, long }) => (
              <th key={long} scope="col" abbr={long} className={styles.weekday}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: weeks }, (_, week) => (
            <tr key={week}>
              {Array.from({ length: 7 }, (_day, index) => {
                const date = first.add({ days: week * 7 + index });
                const iso = date.toString();
                // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a day of another month has nothing to say
                if (!isSameMonth(date, day)) return <td key={iso} />;
                const inside = from && to ? iso >= from && iso <= to : iso === from;
                const end = iso === from || iso === to;
                const off = !within(iso, min, max);
                return (
                  <td
                    key={iso}
                    role="gridcell"
                    aria-selected={inside}
                    data-range={inside ? (end ? "end" : "inside") : undefined}
                    data-first={inside && iso === from ? "" : undefined}
                    data-last={inside && (iso === to || !to) ? "" : undefined}
                    className={styles.cell}
                  >
                    <button
                      type="button"
                      tabIndex={date.compare(day) === 0 ? 0 : -1}
                      aria-label={`${words.day(date)}${iso === today ? `, ${texts.today}` : ""}`}
                      aria-current={iso === today ? "date" : undefined}
                      aria-disabled={off || undefined}
                      className={styles.day}
                      onPointerEnter={() => setPointed(iso)}
                      onFocus={() => setPointed(iso)}
                      onClick={() => {
                        if (off) return;
                        setDay(date);
                        onChoose(iso);
                      }}
                    >
                      {date.day}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function partsOf(iso: string): { year: number; month: number; day: number } {
  const [year = 1, month = 1, day = 1] = iso.split("-").map(Number);
  return { year, month, day };
}
