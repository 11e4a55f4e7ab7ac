/** Calendar names for languages that browsers don't support, such as Lao. */
export interface CalendarNames {
  /** January first. */
  months: readonly string[];
  /** Sunday first, abbreviated as above the days. */
  weekdays: readonly string[];
}
