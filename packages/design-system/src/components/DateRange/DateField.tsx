"use client";
import { useState } from "react";
import type { FieldSize } from "../Field/FieldBox.tsx";
import { TextField } from "../TextField/index.ts";
import type { DateRangeTexts } from "../../words/components/DateRange.ts";
import { readDate, writeDate, type DateOrder, type YearCalendar } from "./date-text.ts";
import { placeholderOf } from "./placeholder.ts";
import * as styles from "./DateRange.css.ts";
import { fill } from "../../words/fill.ts";

interface DateFieldProps {
  label: string;
  name: string | undefined;
  iso: string;
  order: DateOrder;
  calendar: YearCalendar;
  size: FieldSize;
  disabled: boolean;
  invalid: boolean;
  describedBy: string | undefined;
  texts: DateRangeTexts;
  allows: (iso: string) => boolean;
  onDay: (iso: string) => void;
}

/** Text input for one day. Parsed on blur or Enter. */
export function DateField({
  label,
  name,
  iso,
  order,
  calendar,
  size,
  disabled,
  invalid,
  describedBy,
  texts,
  allows,
  onDay,
}: DateFieldProps) {
  const [text, setText] = useState(() => writeDate(iso, order, calendar));
  const [wrong, setWrong] = useState(false);
  const [shown, setShown] = useState({ iso, order });
  if (shown.iso !== iso || shown.order !== order) {
    setShown({ iso, order });
    setText(writeDate(iso, order, calendar));
    setWrong(false);
  }
  const read = () => {
    const day = readDate(text, order, calendar);
    const fits = day !== null && (day === "" || allows(day));
    setWrong(!fits);
    if (fits && day !== iso) onDay(day);
  };
  return (
    <>
      <TextField
        label={label}
        labelHidden
        className={styles.field}
        size={size}
        disabled={disabled}
        inputMode="numeric"
        autoComplete="off"
        placeholder={placeholderOf(order, texts)}
        value={text}
        error={wrong && fill(texts.wrong, { example: writeDate("2026-11-21", order, calendar) })}
        aria-describedby={describedBy}
        {...(invalid && { "aria-invalid": true })}
        onValueChange={setText}
        onBlur={read}
        onKeyDown={(event) => {
          if (event.key === "Enter") read();
        }}
      />
      {name !== undefined && <input type="hidden" name={name} value={iso} disabled={disabled} />}
    </>
  );
}
