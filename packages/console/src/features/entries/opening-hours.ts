import type { OpeningHours } from "@carmine/api/contract";
import type { useIntl } from "@carmine/i18n/react";
import type { EntryValue } from "./entry-kind.ts";

type Intl = ReturnType<typeof useIntl>;
export type Period = OpeningHours["periods"][number];

/** 1 Monday to 7 Sunday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/** Name of a weekday. */
export const weekdayName = (intl: Pick<Intl, "formatDate">, day: number, weekday: "short" | "long"): string =>
  // 1 January 2024 was a Monday.
  intl.formatDate(new Date(Date.UTC(2024, 0, day)), { weekday, timeZone: "UTC" });

export const isHours = (value: EntryValue): value is OpeningHours =>
  typeof value === "object" && value !== null && "periods" in value;

/** All periods as text, for a conflict. */
export const hoursText = (intl: Pick<Intl, "formatDate">, value: EntryValue): string =>
  isHours(value)
    ? value.periods.map(({ day, from, to }) => `${weekdayName(intl, day, "short")} ${from}–${to}`).join(", ")
    : "—";

/** Sorted by day and time, as they are stored. */
export const sortedPeriods = (periods: readonly Period[]): Period[] =>
  periods.toSorted((a, b) => a.day - b.day || a.from.localeCompare(b.from));
