import { expect, test } from "vitest";
import { currentRoundEnd, roundEnd } from "./activity-rounds.ts";

test("ends a round at the next multiple of its hours", () => {
  expect(roundEnd(new Date("1970-01-02T03:00:00Z"), 22)).toEqual(new Date("1970-01-02T20:00:00Z"));
});

test("starts the next round at the moment a round ends", () => {
  const end = roundEnd(new Date("2026-11-21T05:00:00Z"), 24);
  expect(end).toEqual(new Date("2026-11-22T00:00:00Z"));
  expect(roundEnd(end, 24)).toEqual(new Date("2026-11-23T00:00:00Z"));
});

test("starts rounds with their activity, and ends the last one with it", () => {
  const times = {
    roundHours: 24,
    beginsAt: new Date("2026-11-21T09:00:00Z"),
    endsAt: new Date("2026-11-22T18:00:00Z"),
  };
  const endAt = (now: string) => currentRoundEnd(new Date(now), times);
  expect(endAt("2026-11-21T08:59:59Z")).toBeNull();
  expect(endAt("2026-11-21T09:00:00Z")).toEqual(new Date("2026-11-22T00:00:00Z"));
  expect(endAt("2026-11-22T00:00:00Z")).toEqual(times.endsAt);
  expect(endAt("2026-11-22T18:00:00Z")).toBeNull();
});

test("runs rounds without gaps if the activity is unbounded", () => {
  const now = new Date("2026-11-21T05:00:00Z");
  expect(currentRoundEnd(now, { roundHours: 24, beginsAt: null, endsAt: null })).toEqual(roundEnd(now, 24));
});
