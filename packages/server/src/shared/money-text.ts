import type { WireLocale } from "@carmine/api/contract";

/** BCP 47 tag of a language of the wire. */
export const languageTag = (locale: WireLocale): string => (locale === "lao" ? "lo" : locale);

/** A decimal amount as people of that language write it. */
export const moneyText = (amount: string, locale: WireLocale, currency: string): string =>
  new Intl.NumberFormat(languageTag(locale), {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
  }).format(Number(amount));

/** A moment as people of that language write it, to the minute with the name of the shop's zone, or the day alone. */
export const dateText = (date: Date, locale: WireLocale, withTime = false): string =>
  new Intl.DateTimeFormat(languageTag(locale), {
    year: "numeric",
    month: "long",
    day: "numeric",
    // Readers live in all zones.
    ...(withTime && { hour: "numeric", minute: "2-digit", timeZoneName: "short" }),
    timeZone: "Asia/Shanghai",
    calendar: "gregory",
  }).format(date);
