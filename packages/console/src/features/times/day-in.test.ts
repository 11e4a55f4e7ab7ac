import { expect, test } from "vitest";
import { dayIn, startOfDayBefore } from "./day-in.ts";

test.each([
  ["2026-11-27T04:59:00Z", "America/New_York", "2026-11-26"],
  ["2026-11-27T08:00:00Z", "America/New_York", "2026-11-27"],
  ["2026-11-27T17:00:00Z", "Asia/Bangkok", "2026-11-28"],
])("returns the day of %s in %s", (instant, zone, day) => {
  expect(dayIn(new Date(instant), zone)).toBe(day);
});

test.each([
  [0, "Europe/Berlin", "2026-11-26T23:00:00.000Z"],
  [40, "Europe/Berlin", "2026-10-17T22:00:00.000Z"],
  [-1, "Europe/Berlin", "2026-11-27T23:00:00.000Z"],
  [0, "Asia/Bangkok", "2026-11-26T17:00:00.000Z"],
  [0, "UTC", "2026-11-27T00:00:00.000Z"],
])("starts the day %i days ago in %s", (days, zone, instant) => {
  expect(startOfDayBefore(new Date("2026-11-27T12:00:00Z"), days, zone).toISOString()).toBe(instant);
});

test("counts days of 25 hours as one day", () => {
  const beforeClockChange = new Date("2026-10-24T22:30:00Z");
  expect(startOfDayBefore(beforeClockChange, -1, "Europe/Berlin").toISOString()).toBe(
    "2026-10-25T23:00:00.000Z",
  );
});
