import { expect, test } from "vitest";
import { monthsBack } from "./months.ts";

test("lists the months from the current one back to the first", () => {
  expect(monthsBack("2026-02", "2025-11")).toEqual(["2026-02", "2026-01", "2025-12", "2025-11"]);
  expect(monthsBack("2026-02", null)).toEqual(["2026-02"]);
  expect(monthsBack("2026-02", "2026-03")).toEqual(["2026-02"]);
});
