import { afterEach, expect, test, vi } from "vitest";
import { instantOf, localOf, zoneName } from "./zoned.ts";

afterEach(() => vi.unstubAllGlobals());

const vancouver = "America/Vancouver";

test("converts between instants and the clocks of a zone", () => {
  expect(localOf("2026-11-21T18:30:00Z", "Asia/Bangkok")).toEqual({ day: "2026-11-22", minutes: 90 });
  expect(instantOf({ day: "2026-11-22", minutes: 90 }, "Asia/Bangkok")).toBe("2026-11-21T18:30:00Z");
  expect(instantOf({ day: "", minutes: 90 }, "Asia/Bangkok")).toBe("");
  expect(localOf("", vancouver)).toEqual({ day: "", minutes: null });
});

test("moves a skipped time behind the change, and takes the first of a repeated one", () => {
  // In New York, clocks skip 2:00–3:00 on March 8, 2026, and repeat 1:00–2:00 on November 1.
  expect(instantOf({ day: "2026-03-08", minutes: 150 }, "America/New_York")).toBe("2026-03-08T07:30:00Z");
  expect(instantOf({ day: "2026-11-01", minutes: 90 }, "America/New_York")).toBe("2026-11-01T05:30:00Z");
});

test("names a zone by its city and offset at the instant", () => {
  expect(zoneName("Asia/Kolkata", "2026-11-21T00:00:00Z")).toBe("Kolkata, GMT+5:30");
  expect(zoneName("America/New_York", "2026-07-01T00:00:00Z")).toBe("New York, GMT−4");
  expect(zoneName("America/New_York", "2026-12-01T00:00:00Z")).toBe("New York, GMT−5");
  expect(zoneName("Europe/London", "2026-12-01T00:00:00Z")).toBe("London, GMT+0");
  expect(zoneName("Asia/Bangkok", "")).toBe("Bangkok");
});

test("doesn't read the current date while rendering", () => {
  vi.stubGlobal(
    "Date",
    new Proxy(Date, {
      construct(target, args: number[]) {
        if (args.length === 0) throw new Error("the current date was read");
        return Reflect.construct(target, args);
      },
    }),
  );
  expect(localOf("2026-11-21T18:30:00Z", "Asia/Bangkok")).toEqual({ day: "2026-11-22", minutes: 90 });
  expect(zoneName("Asia/Bangkok", "2026-11-21T18:30:00Z")).toBe("Bangkok, GMT+7");
});
