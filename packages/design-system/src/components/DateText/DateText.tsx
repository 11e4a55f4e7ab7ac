import type { ComponentPropsWithRef } from "react";

export interface DateTextProps extends Omit<ComponentPropsWithRef<"time">, "children" | "dateTime"> {
  /** Milliseconds since the epoch, or a string that `Date` parses. */
  value: number | string | Date;
  /**
   * Formats the date in the application's locale and time zone. Server and client must use the same time
   * zone.
   */
  format: (date: Date) => string;
}

/** A date or time: readable text for people, the exact time for machines. */
export function DateText({ value, format, ...rest }: DateTextProps) {
  const date = new Date(value);
  return (
    <time data-component="DateText" dateTime={date.toISOString()} {...rest}>
      {format(date)}
    </time>
  );
}
