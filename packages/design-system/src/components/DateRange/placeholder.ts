import type { DateRangeTexts } from "../../words/components/DateRange.ts";
import type { DateOrder } from "./date-text.ts";

/** Placeholder of an empty field: "DD/MM/YYYY" in the language's order and letters. */
export function placeholderOf(
  order: DateOrder,
  { day, month, year }: Pick<DateRangeTexts, "day" | "month" | "year">,
): string {
  if (order === "ymd") return [year, month, day].join("/");
  return (order === "dmy" ? [day, month, year] : [month, day, year]).join("/");
}
