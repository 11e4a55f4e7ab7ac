import { bcp47, defaultLocale, type Locale } from "./locales.ts";

export type Amount = string | number;

interface Punctuation {
  group: string;
  decimal: string;
  symbolFirst: boolean;
  /** Minimum number of digits for group separators: Spanish writes 1234,50 and 12.345,50. */
  groupFrom: number;
}

const narrowSpace = "\u202f";
const fixedSpace = "\u00a0";

/**
 * A fixed table instead of `Intl`: separators differ between the ICU versions of Node.js and browsers, and a
 * price must be the same text on the server and in the browser.
 */
const punctuation: Readonly<Record<Locale, Punctuation>> = {
  en: { group: ",", decimal: ".", symbolFirst: true, groupFrom: 4 },
  "zh-CN": { group: ",", decimal: ".", symbolFirst: true, groupFrom: 4 },
  es: { group: ".", decimal: ",", symbolFirst: false, groupFrom: 5 },
  fr: { group: narrowSpace, decimal: ",", symbolFirst: false, groupFrom: 4 },
  th: { group: ",", decimal: ".", symbolFirst: true, groupFrom: 4 },
  lao: { group: ".", decimal: ",", symbolFirst: true, groupFrom: 4 },
};

const roundings = new Map<number, Intl.NumberFormat>();

/**
 * Decimal text rounded half up to so many digits. `Intl` parses decimal text exactly, and plain digits are
 * equal in every ICU version.
 */
const rounded = (value: Amount, digits: number): string => {
  let rounding = roundings.get(digits);
  if (!rounding) {
    rounding = new Intl.NumberFormat("en", {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      useGrouping: false,
      signDisplay: "negative",
    });
    roundings.set(digits, rounding);
  }
  const text = rounding.format(value as Intl.StringNumericLiteral);
  if (text === "NaN") throw new TypeError(`"${value}" is not an amount`);
  return text;
};

/** Ambiguous symbols, each shared by several currencies. */
const sharedSymbols: ReadonlySet<string> = new Set(["$", "£", "¥", "kr", "Rs"]);

const symbolIn = (locale: Locale, currency: string, currencyDisplay: "symbol" | "narrowSymbol"): string =>
  new Intl.NumberFormat(bcp47(locale), { style: "currency", currency, currencyDisplay })
    .formatToParts(0)
    .find(({ type }) => type === "currency")?.value ?? currency;

/**
 * The symbol of a currency (ISO 4217) that distinguishes it from others for readers of a language: "¥" is the yuan
 * in Chinese and the yen in English, where the yuan is "CN¥". The code for a currency without one, such as "CHF".
 * The US dollar is "$" in every language; the amount due names its code.
 */
export const currencySymbol = (currency: string, locale: Locale): string => {
  if (currency === "USD") return "$";
  const symbol = symbolIn(locale, currency, "symbol");
  if (symbol !== currency) return symbol;
  const narrow = symbolIn(locale, currency, "narrowSymbol");
  return sharedSymbols.has(narrow) ? symbol : narrow;
};

export interface MoneyOptions {
  locale?: Locale;
  symbol?: string;
  /** Decimals of the currency: USD 2, JPY 0. */
  digits?: number;
}

export interface MoneyParts {
  negative: boolean;
  symbol: string;
  symbolFirst: boolean;
  /** Separator between symbol and digits, empty after a symbol such as "$". */
  space: string;
  /** Integer part with group separators. */
  whole: string;
  /** Decimal separator, empty if the currency has no minor unit. */
  decimal: string;
  fraction: string;
  /** The whole amount as text. */
  text: string;
}

const grouped = (digits: string, { group, groupFrom }: Punctuation): string =>
  digits.length < groupFrom ? digits : digits.replaceAll(/\B(?=(\d{3})+$)/g, group);

/**
 * Splits an amount into display parts, rounded half up to the currency's decimals.
 * @param value decimal text ("12.50") or number in units of the currency
 */
export const formatMoney = (value: Amount, options: MoneyOptions = {}): MoneyParts => {
  const { locale = defaultLocale, symbol = "$", digits: decimals = 2 } = options;
  const style = punctuation[locale];
  const amount = rounded(value, decimals);
  const negative = amount.startsWith("-");
  const [digits = "0", fraction = ""] = amount.slice(negative ? 1 : 0).split(".");
  const whole = grouped(digits, style);
  const decimal = fraction ? style.decimal : "";
  const space = style.symbolFirst && !/\p{L}$/u.test(symbol) ? "" : fixedSpace;
  const number = `${whole}${decimal}${fraction}`;
  const marked = style.symbolFirst ? `${symbol}${space}${number}` : `${number}${space}${symbol}`;
  return {
    negative,
    symbol,
    symbolFirst: style.symbolFirst,
    space,
    whole,
    decimal,
    fraction,
    text: negative ? `\u2212${marked}` : marked,
  };
};

/** An amount in units of 10^-`places`, exact. */
const scaled = (amount: string, places: number): bigint => {
  const [whole = "", fraction = ""] = amount.split(".");
  return BigInt(whole + fraction.padEnd(places, "0"));
};

const placesOf = (amount: string): number => amount.split(".")[1]?.length ?? 0;

/** Saving against the list price, as decimal text; "0" if there is none. */
export const savingAmount = (price: Amount, listPrice: Amount | null | undefined): string => {
  if (listPrice === null || listPrice === undefined) return "0";
  const [now, before] = [String(price), String(listPrice)];
  const places = Math.max(placesOf(now), placesOf(before));
  const saving = scaled(before, places) - scaled(now, places);
  if (saving <= 0n) return "0";
  const digits = String(saving).padStart(places + 1, "0");
  return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
};

/** Saving in whole percent, rounded down so that it isn't overstated; 0 if there is none. */
export const savingPercent = (price: Amount, listPrice: Amount | null | undefined): number => {
  if (listPrice === null || listPrice === undefined) return 0;
  const [now, before] = [String(price), String(listPrice)];
  const places = Math.max(placesOf(now), placesOf(before));
  const list = scaled(before, places);
  const saving = list - scaled(now, places);
  return saving > 0n ? Number((saving * 100n) / list) : 0;
};
