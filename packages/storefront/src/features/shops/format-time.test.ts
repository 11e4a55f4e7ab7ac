import { expect, test } from "vitest";
import { formatTime } from "./format-time.ts";

test("formats times like the business hours of each language", () => {
  expect(["00:00", "08:00", "08:30", "12:00", "20:00"].map((time) => formatTime("en", time))).toEqual([
    "12 AM",
    "8 AM",
    "8:30 AM",
    "12 PM",
    "8 PM",
  ]);
  expect(["08:00", "20:30"].map((time) => formatTime("fr", time))).toEqual(["8\u00a0h", "20\u00a0h\u00a030"]);
  expect(formatTime("es", "08:00")).toBe("8:00");
  expect(formatTime("th", "08:00")).toBe("08:00 น.");
  expect([formatTime("lao", "08:00"), formatTime("zh-CN", "20:00")]).toEqual(["08:00", "20:00"]);
});
