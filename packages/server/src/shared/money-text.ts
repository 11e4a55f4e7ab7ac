import { minorDigits, type WireLocale } from "@carmine/api/contract";
import { bcp47, currencySymbol, dateFormatter, formatMoney } from "@carmine/i18n";

/** Caches the result of a function of one text. */
const cached = <Key extends string, Made>(make: (key: Key) => Made) => {
  const made = new Map<Key, Made>();
  return (key: Key): Made => {
    const known = made.get(key) ?? make(key);
    made.set(key, known);
    return known;
  };
};

const day = { year: "numeric", month: "long", day: "numeric" } as const;

const dateFormat = cached((locale: WireLocale) =>
  dateFormatter(locale, (date, options) => new Intl.DateTimeFormat(bcp47(locale), options).format(date)),
);

/** Formats a decimal amount in a language, like the pages. */
export const moneyText = (amount: string, locale: WireLocale, currency: string): string =>
  formatMoney(amount, { locale, symbol: currencySymbol(currency, locale), digits: minorDigits(currency) })
    .text;

/** Formats the day of a time in a language and a time zone. */
export const dateText = (date: Date, locale: WireLocale, timeZone: string): string =>
  dateFormat(locale)(date, { ...day, timeZone });
