import type { ComponentPropsWithRef } from "react";

export interface DateTextProps extends Omit<ComponentPropsWithRef<"time">, "children" | "dateTime"> {
  /** ms since 1970, or a text that `Date` reads. */
  value: number | string | Date;
  /** Words for it, by the locale and the zone of the application. Both sides must use the same zone. */
  format: (date: Date) => string;
}

/** A date or a time: words for readers, the exact moment for machines. */
export function DateText({ value, format, ...rest }: DateTextProps) {
  const date = new Date(value);
  return (
    <time data-component="DateText" dateTime={date.toISOString()} {...rest}>
      {format(date)}
    </time>
  );
}
