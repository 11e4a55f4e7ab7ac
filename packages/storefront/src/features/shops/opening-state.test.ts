import { describe, expect, test } from "vitest";
import { openingState } from "./opening-state.ts";

const weekdays = {
  timeZone: "America/Los_Angeles",
  periods: [1, 2, 3, 4, 5].map((day) => ({ day, from: "08:00", to: "20:00" })),
};
// Wednesday, noon in Los Angeles.
const noon = Date.parse("2026-11-25T12:00:00-08:00");
const hour = 3_600_000;

describe("by the shop's clock", () => {
  test("is open until closing time", () => {
    expect(openingState(weekdays, noon)).toEqual({ isOpen: true, until: { day: 3, time: "20:00" } });
    const lastMinute = Date.parse("2026-11-25T19:59:59-08:00");
    expect(openingState(weekdays, lastMinute)).toMatchObject({ isOpen: true });
    expect(openingState(weekdays, lastMinute + 1000)).toMatchObject({ isOpen: false });
  });

  test("returns the next opening: today, another day, or after the weekend", () => {
    expect(openingState(weekdays, noon - 6 * hour)).toEqual({
      isOpen: false,
      opens: { day: 3, time: "08:00" },
      isToday: true,
    });
    expect(openingState(weekdays, noon + 9 * hour)).toEqual({
      isOpen: false,
      opens: { day: 4, time: "08:00" },
      isToday: false,
    });
    const friday = Date.parse("2026-11-27T21:00:00-08:00");
    for (const later of [0, 24, 48])
      expect(openingState(weekdays, friday + later * hour)).toMatchObject({
        isOpen: false,
        opens: { day: 1, time: "08:00" },
      });
  });

  test("follows daylight saving time: the same UTC hour is another local hour", () => {
    const at = (date: string): boolean | undefined =>
      openingState(weekdays, Date.parse(`${date}T15:30:00Z`))?.isOpen;
    expect([at("2026-07-01"), at("2026-12-02")]).toEqual([true, false]);
  });
});

test("merges hours across midnight, also across the end of the week", () => {
  const bar = {
    timeZone: "Asia/Vientiane",
    periods: [
      { day: 1, from: "00:00", to: "02:00" },
      { day: 7, from: "18:00", to: "24:00" },
    ],
  };
  for (const time of ["2026-11-29T20:00:00+07:00", "2026-11-30T01:00:00+07:00"])
    expect(openingState(bar, Date.parse(time))).toEqual({ isOpen: true, until: { day: 1, time: "02:00" } });
  expect(openingState(bar, Date.parse("2026-11-30T03:00:00+07:00"))).toEqual({
    isOpen: false,
    opens: { day: 7, time: "18:00" },
    isToday: false,
  });
});

test("is closed during a break", () => {
  const shop = {
    timeZone: "Europe/Paris",
    periods: [
      { day: 3, from: "09:00", to: "12:00" },
      { day: 3, from: "14:00", to: "18:00" },
    ],
  };
  expect(openingState(shop, Date.parse("2026-11-25T13:00:00+01:00"))).toEqual({
    isOpen: false,
    opens: { day: 3, time: "14:00" },
    isToday: true,
  });
});

test("has no closing time if always open, and is undefined if never open or in an unknown time zone", () => {
  const always = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: "00:00", to: "24:00" }));
  expect(openingState({ timeZone: "Asia/Tokyo", periods: always }, noon)).toEqual({ isOpen: true });
  expect(openingState({ timeZone: "Asia/Tokyo", periods: [] }, noon)).toBeUndefined();
  expect(openingState({ timeZone: "Middle/Earth", periods: always }, noon)).toBeUndefined();
});
