import type { Locale } from "@carmine/i18n";
import { useLocale } from "@carmine/i18n/react";
import { useNow } from "../../app/use-now.ts";

/** Name of a time zone with its current offset: “Pacific Time (GMT-8)”. */
export const zoneNameOf = (zone: string, locale: Locale, now: Date): string => {
  const part = (timeZoneName: "longGeneric" | "shortOffset"): string =>
    new Intl.DateTimeFormat(locale === "lao" ? "en" : locale, { timeZone: zone, timeZoneName })
      .formatToParts(now)
      .find(({ type }) => type === "timeZoneName")?.value ?? zone;
  const [name, offset] = [part("longGeneric"), part("shortOffset")];
  // Unnamed zones, such as UTC, get their offset as the name, as do all zones in Lao, which Chromium doesn't have.
  return /\d/.test(name) || locale === "lao" ? offset : `${name} (${offset})`;
};

export const useZoneName = (zone: string): string => zoneNameOf(zone, useLocale(), useNow());
