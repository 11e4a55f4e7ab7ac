import { expect, test } from "vitest";
import { calendarOf, dateOrderOf, readDate, within, writeDate } from "./date-text.ts";

test.each([
  ["en", "mdy"],
  ["en-GB", "dmy"],
  ["zh-CN", "ymd"],
  ["th", "dmy"],
  ["lo", "dmy"],
] as const)("in %s, formats %s", (locale, order) => {
  expect(dateOrderOf(locale)).toBe(order);
});

test.each([
  ["21/11/2026", "dmy", "2026-11-21"],
  ["11/21/2026", "mdy", "2026-11-21"],
  ["2026/11/21", "ymd", "2026-11-21"],
  ["2026-11-21", "dmy", "2026-11-21"],
  ["2026-11-21", "mdy", "2026-11-21"],
  ["1.2.26", "dmy", "2026-02-01"],
  ["21/11/2569", "dmy", "2026-11-21"],
  ["", "dmy", ""],
  ["31/06/2026", "dmy", null],
  ["0/1/2026", "dmy", null],
  ["13/13/2026", "mdy", null],
  ["21/11", "dmy", null],
  ["tomorrow", "dmy", null],
] as const)("parses %j in %s as %s", (text, order, iso) => {
  expect(readDate(text, order)).toBe(iso);
});

test("parses every formatted day", () => {
  for (const order of ["dmy", "mdy", "ymd"] as const) {
    expect(readDate(writeDate("2026-03-09", order), order)).toBe("2026-03-09");
  }
});

test("includes the bounds and ignores empty ones", () => {
  expect(within("2026-01-01", "2026-01-01", "")).toBe(true);
  expect(within("2025-12-31", "2026-01-01", "")).toBe(false);
  expect(within("2026-02-01", "", "2026-01-31")).toBe(false);
});

test("writes and reads Buddhist years in Thai, unless the language tag names another calendar", () => {
  expect(calendarOf("th")).toBe("buddhist");
  expect(calendarOf("th-u-ca-gregory")).toBe("gregory");
  expect(calendarOf("lo")).toBe("gregory");
  expect(writeDate("2026-11-21", "dmy", "buddhist")).toBe("21/11/2569");
  expect(readDate("21/11/69", "dmy", "buddhist")).toBe("2026-11-21");
  expect(readDate("21/11/2569", "dmy", "buddhist")).toBe("2026-11-21");
  expect(readDate("21/11/2026", "dmy", "buddhist")).toBe("2026-11-21");
});
