const dayMs = 86_400_000;

/** Whether nobody works on a day. @param holidays `MM-dd` of every year, or `yyyy-MM-dd` */
const isFree = (day: Date, holidays: readonly string[]): boolean => {
  const iso = day.toISOString().slice(0, 10);
  const weekday = day.getUTCDay();
  return weekday === 0 || weekday === 6 || holidays.includes(iso) || holidays.includes(iso.slice(5));
};

/**
 * The end (23:59:59 UTC) of the last of so many working days after a moment: the day itself, Saturdays, Sundays and
 * holidays don't count.
 */
export const afterWorkingDays = (from: Date, count: number, holidays: readonly string[]): Date => {
  let day = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth(), from.getUTCDate()));
  for (let left = count; left > 0;) {
    day = new Date(day.getTime() + dayMs);
    if (!isFree(day, holidays)) left -= 1;
  }
  return new Date(day.getTime() + dayMs - 1000);
};
