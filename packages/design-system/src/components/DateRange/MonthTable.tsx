import {
  getWeeksInMonth,
  isSameMonth,
  startOfMonth,
  startOfWeek,
  type CalendarDate,
} from "@internationalized/date";
import { useId, type KeyboardEvent, type ReactNode } from "react";
import type { CalendarWords } from "./calendar-names.ts";
import { within } from "./date-text.ts";
import * as styles from "./DateRange.css.ts";

interface MonthTableProps {
  /** First day of the month. */
  month: CalendarDate;
  /** The focused day, in this month or another. */
  focused: CalendarDate;
  locale: string;
  words: CalendarWords;
  /** Ends of the selected range, ISO 8601; empty if there is none. */
  from: string;
  to: string;
  min: string;
  max: string;
  today: string;
  /** Whether several days can be selected. */
  multiple: boolean;
  /** Appended to today's accessible name. */
  todayWord: string;
  onKeyDown: (event: KeyboardEvent) => void;
  /** Called when the pointer or focus enters a day; with the empty string when it leaves. */
  onPoint: (iso: string) => void;
  onChoose: (date: CalendarDate) => void;
  /** Buttons at both ends of the header. */
  before: ReactNode;
  after: ReactNode;
}

/** One month: its name above the grid of its days. */
export function MonthTable({
  month,
  focused,
  locale,
  words,
  from,
  to,
  min,
  max,
  today,
  multiple,
  todayWord,
  onKeyDown,
  onPoint,
  onChoose,
  before,
  after,
}: MonthTableProps) {
  const titleId = useId();
  const weeks = getWeeksInMonth(month, locale);
  const first = startOfWeek(startOfMonth(month), locale);
  return (
    <div className={styles.month}>
      <div className={styles.head}>
        {before}
        <h2 id={titleId} aria-live="polite" className={styles.title}>
          {words.month(month)}
        </h2>
        {after}
      </div>
      <table
        role="grid"
        aria-multiselectable={multiple || undefined}
        aria-labelledby={titleId}
        className={styles.grid}
        onKeyDown={onKeyDown}
        onPointerLeave={() => onPoint("")}
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
                // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- an empty cell for a day of another month
                if (!isSameMonth(date, month)) return <td key={iso} />;
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
                      tabIndex={date.compare(focused) === 0 ? 0 : -1}
                      aria-label={`${words.day(date)}${iso === today ? `, ${todayWord}` : ""}`}
                      aria-current={iso === today ? "date" : undefined}
                      aria-disabled={off || undefined}
                      className={styles.day}
                      onPointerEnter={() => onPoint(iso)}
                      onFocus={() => onPoint(iso)}
                      onClick={() => {
                        if (!off) onChoose(date);
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
