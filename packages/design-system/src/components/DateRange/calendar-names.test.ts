import { CalendarDate } from "@internationalized/date";
import { expect, test } from "vitest";
import { calendarWords } from "./calendar-names.ts";

const november = new CalendarDate(2026, 11, 21);
const names = {
  months: ["", "", "", "", "", "", "", "", "", "", "พ.ย."],
  weekdays: ["อา", "จ", "อ", "พ", "พฤ", "ศ", "ส"],
};

test("shows Buddhist years in Thai, from the browser and with names of the caller", () => {
  expect(calendarWords("th", undefined).month(november)).toMatch(/2569$/);
  expect(calendarWords("th", names).month(november)).toBe("พ.ย. 2569");
  expect(calendarWords("th-u-ca-gregory", names).month(november)).toBe("พ.ย. 2026");
});
