import { expect, test } from "vitest";
import { readWireTime, relativeParts, timeLeft } from "./dates.ts";

test("parses wire times in GMT+8", () => {
  expect(readWireTime("2026-03-01 08:30:00")?.toISOString()).toBe("2026-03-01T00:30:00.000Z");
  expect(readWireTime("2026-03-01")?.toISOString()).toBe("2026-02-28T16:00:00.000Z");
  for (const wrong of [null, undefined, "", "tomorrow", "2026-13-40"])
    expect(readWireTime(wrong)).toBeUndefined();
});

test("never returns a negative remaining time", () => {
  const now = Date.parse("2026-03-01T00:00:00Z");
  expect(timeLeft("2026-03-01 08:30:00", now)).toBe(30 * 60_000);
  expect(timeLeft("2026-03-01 07:00:00", now)).toBe(0);
  expect(timeLeft(null, now)).toBe(0);
});

test.each([
  [-30, -30, "second"],
  [-90, -1, "minute"],
  [-3 * 3600, -3, "hour"],
  [-26 * 3600, -1, "day"],
  [8 * 86_400, 1, "week"],
  [-400 * 86_400, -1, "year"],
  [0, 0, "second"],
])("formats %i s as %i %s", (seconds, value, unit) => {
  const now = Date.parse("2026-03-01T00:00:00Z");
  expect(relativeParts(new Date(now + seconds * 1000), now)).toEqual({ value, unit });
});
