import { useIntl } from "@carmine/i18n/react";
import { useNow } from "../../app/use-now.ts";

/** Name of a time zone with its current offset: “Pacific Time (GMT-8)”. */
export const zoneNameOf = (zone: string, locale: string, now: Date): string => {
  const part = (timeZoneName: "longGeneric" | "shortOffset"): string =>
    new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName })
      .formatToParts(now)
      .find(({ type }) => type === "timeZoneName")?.value ?? zone;
  const [name, offset] = [part("longGeneric"), part("shortOffset")];
  // Unnamed zones, such as UTC, get their offset as the name.
  return /\d/.test(name) ? offset : `${name} (${offset})`;
};

export const useZoneName = (zone: string): string => {
  const { locale } = useIntl();
  return zoneNameOf(zone, locale, useNow());
};
