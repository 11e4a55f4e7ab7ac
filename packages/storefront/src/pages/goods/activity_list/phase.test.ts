import { expect, test } from "vitest";
import { phaseAt } from "./phase.ts";

const at = (time: string): number => Date.parse(`${time}+08:00`);

test("is upcoming before the start, and ended from the moment of the end", () => {
  const times = { from: "2026-11-28 09:00:00", until: "2026-11-30 09:00:00" };
  expect(phaseAt(times, at("2026-11-28T08:59:59"))).toBe("coming");
  expect(phaseAt(times, at("2026-11-28T09:00:00"))).toBe("running");
  expect(phaseAt(times, at("2026-11-30T08:59:59"))).toBe("running");
  expect(phaseAt(times, at("2026-11-30T09:00:00"))).toBe("ended");
});

test("is running without dates", () => {
  expect(phaseAt({ from: null, until: null }, Date.now())).toBe("running");
});
