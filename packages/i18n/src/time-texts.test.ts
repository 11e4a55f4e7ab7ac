import { createIntl } from "react-intl";
import { expect, test } from "vitest";
import { deadlineText } from "./time-texts.ts";

const intl = createIntl({ locale: "en", messages: {} });
const textIn = (time: string, timeZone: string, isStart = false): string =>
  deadlineText(new Date(time), { intl, timeZone }, isStart).replaceAll("\u202f", " ");

/** May 31, 23:59:59 GMT+8. */
const end = "2026-05-31T15:59:59Z";

test("shows only the date if the deadline is the end of the day", () => {
  expect(textIn(end, "Asia/Shanghai")).toBe("May 31, 2026");
});

test("shows the time of day if the deadline is during the day", () => {
  expect(textIn(end, "America/Vancouver")).toBe("May 31, 2026, 8:59 AM");
  expect(textIn(end, "Pacific/Auckland")).toBe("Jun 1, 2026, 3:59 AM");
});

test("shows only the date if a period starts at midnight", () => {
  expect(textIn("2026-05-30T16:00:00Z", "Asia/Shanghai", true)).toBe("May 31, 2026");
  expect(textIn("2026-05-30T16:00:00Z", "America/Vancouver", true)).toBe("May 30, 2026, 9:00 AM");
});
