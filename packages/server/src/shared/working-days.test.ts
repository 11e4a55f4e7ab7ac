import { expect, it } from "vitest";
import { endOfWorkingDays } from "./working-days.ts";

const dueOf = (from: string, count: number, holidays: string[] = [], timeZone = "Asia/Shanghai") =>
  endOfWorkingDays(new Date(from), count, holidays, timeZone).toISOString();

it("counts from the next day on and skips weekends", () => {
  // 2026-11-20 is a Friday.
  expect(dueOf("2026-11-20T10:00:00Z", 1)).toBe("2026-11-23T15:59:59.000Z");
  expect(dueOf("2026-11-22T10:00:00Z", 1)).toBe("2026-11-23T15:59:59.000Z");
  expect(dueOf("2026-11-20T10:00:00Z", 15)).toBe("2026-12-11T15:59:59.000Z");
});

it("skips holidays, yearly and single ones", () => {
  expect(dueOf("2026-12-23T10:00:00Z", 2, ["12-25"])).toBe("2026-12-28T15:59:59.000Z");
  expect(dueOf("2026-11-20T10:00:00Z", 1, ["2026-11-23"])).toBe("2026-11-24T15:59:59.000Z");
  expect(dueOf("2027-11-19T10:00:00Z", 1, ["2026-11-23"])).toBe("2027-11-22T15:59:59.000Z");
});

it("doesn't count a holiday on a weekend twice", () => {
  // 2026-12-26 is a Saturday.
  expect(dueOf("2026-12-24T10:00:00Z", 2, ["12-25", "12-26"])).toBe("2026-12-29T15:59:59.000Z");
});

it("ends with the day of the time zone", () => {
  expect(dueOf("2026-11-22T17:00:00Z", 1, [], "America/Phoenix")).toBe("2026-11-24T06:59:59.000Z");
  // Already Monday in GMT+8.
  expect(dueOf("2026-11-22T17:00:00Z", 1)).toBe("2026-11-24T15:59:59.000Z");
});
