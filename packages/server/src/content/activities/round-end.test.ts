import { expect, test } from "vitest";
import { roundEnd } from "./activities.ts";

test("a round ends at the next multiple of its hours", () => {
  expect(roundEnd(new Date("1970-01-02T03:00:00Z"), 22)).toEqual(new Date("1970-01-02T20:00:00Z"));
});

test("the moment a round ends, the next one runs", () => {
  const end = roundEnd(new Date("2026-11-21T05:00:00Z"), 24);
  expect(end).toEqual(new Date("2026-11-22T00:00:00Z"));
  expect(roundEnd(end, 24)).toEqual(new Date("2026-11-23T00:00:00Z"));
});
