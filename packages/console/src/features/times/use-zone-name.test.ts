import { expect, test } from "vitest";
import { zoneNameOf } from "./use-zone-name.ts";

const winter = new Date("2026-11-30T12:00:00Z");

test.each([
  ["America/Los_Angeles", "en", "Pacific Time (GMT-8)"],
  ["UTC", "en", "GMT+0"],
])("names %s in %s", (zone, locale, text) => expect(zoneNameOf(zone, locale, winter)).toBe(text));
