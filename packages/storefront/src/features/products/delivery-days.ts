import type { Locale } from "@carmine/i18n";
import { useIntl, type IntlShape } from "@carmine/i18n/react";
import { useApp } from "../../app/AppContext.tsx";

const inDigits = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "numeric", timeZone: "UTC" });

/**
 * Formats a date. Chromium has no Lao names of days, so Lao dates are numeric.
 * @param text `yyyy-MM-dd`; parsed as noon, so that no time zone changes the day
 */
const dayIn = (locale: Locale, intl: IntlShape, text: string): string => {
  const day = new Date(`${text}T12:00:00Z`);
  return locale === "lao"
    ? inDigits.format(day)
    : intl.formatDate(day, { weekday: "short", month: "short", day: "numeric", timeZone: "UTC" });
};

/** Returns a function that formats the range of delivery days. */
export const useDeliveryDays = () => {
  const { locale } = useApp();
  const intl = useIntl();
  return ({ earliest, latest }: { earliest: string; latest: string }): string =>
    [...new Set([earliest, latest])].map((day) => dayIn(locale, intl, day)).join(" – ");
};
