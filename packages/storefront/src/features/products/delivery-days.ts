import type { Locale } from "@carmine/i18n";
import { useIntl, type IntlShape } from "@carmine/i18n/react";
import { useApp } from "../../app/AppContext.tsx";

const inDigits = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "numeric", timeZone: "UTC" });

/**
 * A day as the wire writes it. Chromium has no names of days in Lao: there it is written in digits.
 * @param text `yyyy-MM-dd`; noon of it, so that no time zone makes another day of it
 */
const dayIn = (locale: Locale, intl: IntlShape, text: string): string => {
  const day = new Date(`${text}T12:00:00Z`);
  return locale === "lao"
    ? inDigits.format(day)
    : intl.formatDate(day, { weekday: "short", month: "short", day: "numeric", timeZone: "UTC" });
};

/** A function that says between which days something arrives. */
export const useDeliveryDays = () => {
  const { locale } = useApp();
  const intl = useIntl();
  return ({ earliest, latest }: { earliest: string; latest: string }): string =>
    [...new Set([earliest, latest])].map((day) => dayIn(locale, intl, day)).join(" – ");
};
