import { expect, test } from "vitest";
import type { Locale } from "./locales.ts";
import { makeIntl } from "./make-intl.ts";

const time = new Date("2026-12-01T05:03:00Z");
const textIn = (locale: Locale, options: Intl.DateTimeFormatOptions): string =>
  makeIntl({ locale, messages: {}, onError: () => undefined })
    .formatDate(time, { ...options, timeZone: "UTC" })
    .replaceAll("\u202f", " ");

test("writes Gregorian years in Thai", () => {
  expect(textIn("th", { dateStyle: "medium" })).toBe("1 ธ.ค. 2026");
});

test("writes the first day of a month as an ordinal in French", () => {
  expect(textIn("fr", { dateStyle: "medium" })).toBe("1er déc. 2026");
  expect(textIn("fr", { weekday: "short", month: "short", day: "numeric" })).toBe("mar. 1er déc.");
  expect(textIn("fr", { timeStyle: "short" })).toBe("05:03");
});

test("writes Lao names of months and days", () => {
  expect(textIn("lao", { dateStyle: "medium", timeStyle: "short" })).toBe("1 ທັນວາ 2026 05:03");
  expect(textIn("lao", { weekday: "short", month: "short", day: "numeric" })).toBe("ອັງຄານ 1 ທັນວາ");
  expect(textIn("lao", { month: "short" })).toBe("ທ.ວ.");
  expect(textIn("lao", { month: "long", year: "numeric" })).toBe("ທັນວາ 2026");
  expect(textIn("lao", { timeStyle: "short" })).toBe("05:03");
});
