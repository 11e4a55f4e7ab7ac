import type { Locale } from "@carmine/i18n";
import { expect, test } from "vitest";
import { zoneNameOf } from "./use-zone-name.ts";

const winter = new Date("2026-11-30T12:00:00Z");

test.each<[zone: string, locale: Locale, text: string]>([
  ["America/Los_Angeles", "en", "Pacific Time (GMT-8)"],
  ["UTC", "en", "GMT+0"],
  ["America/Los_Angeles", "fr", "heure du Pacifique nord-américain (UTC−8)"],
  ["America/Los_Angeles", "lao", "GMT-8"],
])("names %s in %s", (zone, locale, text) => expect(zoneNameOf(zone, locale, winter)).toBe(text));
