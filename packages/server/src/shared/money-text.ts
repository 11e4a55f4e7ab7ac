import { minorDigits, type WireLocale } from "@carmine/api/contract";
import { bcp47, dateFormatter } from "@carmine/i18n";

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

const dateFormat = cachedBy((locale) =>
  dateFormatter(locale, (date, options) => new Intl.DateTimeFormat(bcp47(locale), options).format(date)),
);

/** Formats a decimal amount in a language. */
export const moneyText = (amount: string, locale: WireLocale, currency: string): string =>
  moneyFormat(locale, currency).format(Number(amount));

/** Formats the day of a time in a language and a time zone. */
export const dateText = (date: Date, locale: WireLocale, timeZone: string): string =>
  dateFormat(locale)(date, { ...day, timeZone });
