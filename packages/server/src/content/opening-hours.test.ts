import { expect, test } from "vitest";
import { isTimeZone, parsePeriods, formatPeriods } from "./opening-hours.ts";

test("parses days and ranges of days with their times, sorted by weekday", () => {
  expect(parsePeriods("Sat 9:00-13:00, Mon–Tue 08:00 – 20:00, sat 14:00-24:00")).toEqual([
    { day: 1, from: "08:00", to: "20:00" },
    { day: 2, from: "08:00", to: "20:00" },
    { day: 6, from: "09:00", to: "13:00" },
    { day: 6, from: "14:00", to: "24:00" },
  ]);
  expect(parsePeriods("Sat-Mon 10:00-18:00")?.map(({ day }) => day)).toEqual([1, 6, 7]);
});

test("refuses invalid times, a period that ends before it begins, and overlapping periods", () => {
  for (const wrong of [
    "",
    "Every day",
    "Mon 25:00-26:00",
    "Mon 08:60-09:00",
    "Mon 20:00-08:00",
    "Mon 08:00-08:00",
    "Mon-Fri 08:00-12:00, Wed 11:00-14:00",
  ])
    expect(parsePeriods(wrong), wrong).toBeUndefined();
});

test("round-trips its own output", () => {
  const periods = parsePeriods("Mon-Wed 08:00-12:00, Mon 13:00-18:00") ?? [];
  expect(formatPeriods(periods)).toBe("Mon 08:00-12:00, Mon 13:00-18:00, Tue 08:00-12:00, Wed 08:00-12:00");
  expect(parsePeriods(formatPeriods(periods))).toEqual(periods);
});

test("accepts only IANA time zones", () => {
  expect(isTimeZone("Europe/Stockholm")).toBe(true);
  expect(isTimeZone("Middle/Earth")).toBe(false);
  expect(isTimeZone("")).toBe(false);
});
