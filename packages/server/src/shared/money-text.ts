import { minorDigits, type WireLocale } from "@carmine/api/contract";
import { bcp47 } from "@carmine/i18n";
import { wireZone } from "./wire-time.ts";

/** Caches expensive objects, such as formatters, by language and a second key. */
const cachedBy = <Made>(make: (locale: WireLocale, other: string) => Made) => {
  const made = new Map<string, Made>();
  return (locale: WireLocale, other = ""): Made => {
    const key = `${locale} ${other}`;
    const known = made.get(key) ?? make(locale, other);
    made.set(key, known);
    return known;
  };
};

const moneyFormat = cachedBy((locale, currency) => {
  const digits = minorDigits(currency);
  return new Intl.NumberFormat(bcp47(locale), {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
});

const day = { year: "numeric", month: "long", day: "numeric" } as const;
// Includes the zone, because recipients live in all time zones.
const minute = { ...day, hour: "numeric", minute: "2-digit", timeZoneName: "short" } as const;

const dateFormat = cachedBy(
  (locale, precision) =>
    new Intl.DateTimeFormat(bcp47(locale), {
      ...(precision === "minute" ? minute : day),
      timeZone: wireZone,
      calendar: "gregory",
    }),
);

/** Formats a decimal amount in a language. */
export const moneyText = (amount: string, locale: WireLocale, currency: string): string =>
  moneyFormat(locale, currency).format(Number(amount));

/** Formats a time in a language, to the minute with the name of the shop's time zone, or only the day. */
export const dateText = (date: Date, locale: WireLocale, withTime = false): string =>
  dateFormat(locale, withTime ? "minute" : "day").format(date);
