import { dayMs } from "./durations.ts";
import { dayIn, momentIn } from "./shop-time.ts";

/** Whether a day (`yyyy-MM-dd`) isn't a working day. */
const isFree = (day: string, holidays: readonly string[]): boolean => {
  const weekday = new Date(day).getUTCDay();
  return weekday === 0 || weekday === 6 || holidays.includes(day) || holidays.includes(day.slice(5));
};

/**
 * The last of so many working days after a day, `yyyy-MM-dd`: excludes the day itself, Saturdays, Sundays and
 * holidays.
 * @param holidays `MM-dd` of every year, or `yyyy-MM-dd`
 */
export const workingDaysAfter = (from: string, count: number, holidays: readonly string[] = []): string => {
  let day = new Date(from);
  for (let left = count; left > 0;) {
    day = new Date(day.getTime() + dayMs);
    if (!isFree(dayOf(day), holidays)) left -= 1;
  }
  return dayOf(day);
};

const dayOf = (midnight: Date): string => midnight.toISOString().slice(0, 10);

/**
 * The end of the last of so many working days after a time.
 * @param timeZone IANA name
 */
export const endOfWorkingDays = (
  from: Date,
  count: number,
  holidays: readonly string[],
  timeZone: string,
): Date => momentIn(timeZone, `${workingDaysAfter(dayIn(timeZone, from), count, holidays)}T23:59:59`);
