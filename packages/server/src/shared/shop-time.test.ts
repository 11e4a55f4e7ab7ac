import { expect, it } from "vitest";
import { dayIn, momentIn, monthIn, timeIn } from "./shop-time.ts";

/** A zone without daylight saving time. */
const phoenix = "America/Phoenix";

it("formats the local day and time", () => {
  const date = new Date("2026-11-28T02:12:09.900Z");
  expect(timeIn(phoenix, date)).toBe("2026-11-27 19:12:09");
  expect(dayIn(phoenix, date)).toBe("2026-11-27");
  expect(timeIn("Asia/Shanghai", date)).toBe("2026-11-28 10:12:09");
  expect(timeIn("UTC", new Date("2026-01-02T00:00:00Z"))).toBe("2026-01-02 00:00:00");
});

it("converts a local time, also around changes of daylight saving time", () => {
  const moment = (zone: string, text: string) => momentIn(zone, text).toISOString();
  expect(moment("Asia/Shanghai", "2026-12-01T00:00:00")).toBe("2026-11-30T16:00:00.000Z");
  expect(moment("Asia/Kathmandu", "2026-12-01T00:00:00")).toBe("2026-11-30T18:15:00.000Z");
  expect(moment("America/New_York", "2026-03-08T01:59:59")).toBe("2026-03-08T06:59:59.000Z");
  expect(moment("America/New_York", "2026-03-08T03:00:00")).toBe("2026-03-08T07:00:00.000Z");
  expect(moment("America/New_York", "2026-11-01T23:59:59")).toBe("2026-11-02T04:59:59.000Z");
});

it("returns the first moments of a month and the next one", () => {
  // The clocks change on 2026-11-01.
  expect(monthIn("America/New_York", "2026-11")).toEqual({
    from: new Date("2026-11-01T04:00:00Z"),
    until: new Date("2026-12-01T05:00:00Z"),
  });
  expect(monthIn("UTC", "2026-12").until).toEqual(new Date("2027-01-01T00:00:00Z"));
});
