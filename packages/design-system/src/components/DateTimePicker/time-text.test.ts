import { expect, test } from "vitest";
import { hasDayPeriods, readTime, stepTime, writeTime } from "./time-text.ts";

test.each([
  ["14:30", 870],
  ["1430", 870],
  ["2:30 PM", 870],
  ["2:30pm", 870],
  ["2 p.m.", 840],
  ["9", 540],
  ["9h05", 545],
  ["9.05", 545],
  ["930", 570],
  ["12 AM", 0],
  ["12:15 pm", 735],
  ["２３：５９", 1439],
  ["", null],
  ["24:00", undefined],
  ["14:60", undefined],
  ["13 pm", undefined],
  ["0 am", undefined],
  ["noon", undefined],
])("parses %j as %s", (text, minutes) => {
  expect(readTime(text)).toBe(minutes);
});

test("parses every formatted time", () => {
  for (const dayPeriods of [true, false])
    for (let minutes = 0; minutes < 1440; minutes += 7)
      expect(readTime(writeTime(minutes, dayPeriods))).toBe(minutes);
});

test("uses AM and PM in English of countries that do", () => {
  expect(["en", "en-US", "en-GB", "th", "fr", "en-u-hc-h23"].map(hasDayPeriods)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
  expect(writeTime(0, true)).toBe("12:00 AM");
  expect(writeTime(null, true)).toBe("");
});

test("steps to the next multiple, wrapping at midnight", () => {
  expect(stepTime(545, 30, 1)).toBe(570);
  expect(stepTime(545, 30, -1)).toBe(540);
  expect(stepTime(1430, 30, 1)).toBe(0);
  expect(stepTime(0, 30, -1)).toBe(1410);
  expect(stepTime(null, 30, 1)).toBe(540);
});
