/** Names of the calendar, for languages that browsers lack, as Lao. */
export interface CalendarNames {
  /** January first. */
  months: readonly string[];
  /** Sunday first, as short as they stand over the days. */
  weekdays: readonly string[];
}
