import { minorDigits, type WireLocale } from "@carmine/api/contract";
import { bcp47 } from "@carmine/i18n";
import { wireZone } from "./wire-time.ts";

/** Keeps what is costly to make, such as a formatter, by its language and what else tells it apart. */
const keptBy = <Made>(make: (locale: WireLocale, other: string) => Made) => {
  const made = new Map<string, Made>();
  return (locale: WireLocale, other = ""): Made => {
    const key = `${locale} ${other}`;
    const known = made.get(key) ?? make(locale, other);
    made.set(key, known);
    return known;
  };
};

const moneyFormat = keptBy((locale, currency) => {
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
// Readers live in all zones.
const minute = { ...day, hour: "numeric", minute: "2-digit", timeZoneName: "short" } as const;

const dateFormat = keptBy(
  (locale, precision) =>
    new Intl.DateTimeFormat(bcp47(locale), {
      ...(precision === "minute" ? minute : day),
      timeZone: wireZone,
      calendar: "gregory",
    }),
);

/** A decimal amount as people of that language write it. */
export const moneyText = (amount: string, locale: WireLocale, currency: string): string =>
  moneyFormat(locale, currency).format(Number(amount));

/** A moment as people of that language write it, to the minute with the name of the shop's zone, or the day alone. */
export const dateText = (date: Date, locale: WireLocale, withTime = false): string =>
  dateFormat(locale, withTime ? "minute" : "day").format(date);
