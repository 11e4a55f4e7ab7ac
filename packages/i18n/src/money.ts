import { Big } from "big.js";
import { defaultLocale, type Locale } from "./locales.ts";

export type Amount = string | number;

interface Punctuation {
  group: string;
  decimal: string;
  symbolFirst: boolean;
  /** Digits before the first group separator: Spanish writes 1234,50 and 12.345,50. */
  groupFrom: number;
}

const narrowSpace = "\u202f";
const fixedSpace = "\u00a0";

/**
 * Written out instead of asking `Intl`: the separators differ between the ICU versions of Node and of browsers, and
 * a price must be the same text on the server and in the page.
 */
const punctuation: Readonly<Record<Locale, Punctuation>> = {
  en: { group: ",", decimal: ".", symbolFirst: true, groupFrom: 4 },
  "zh-CN": { group: ",", decimal: ".", symbolFirst: true, groupFrom: 4 },
  es: { group: ".", decimal: ",", symbolFirst: false, groupFrom: 5 },
  fr: { group: narrowSpace, decimal: ",", symbolFirst: false, groupFrom: 4 },
  th: { group: ",", decimal: ".", symbolFirst: true, groupFrom: 4 },
  lao: { group: ".", decimal: ",", symbolFirst: true, groupFrom: 4 },
};

/** Digits of a currency's minor unit: USD 2, JPY 0, KWD 3; 2 for what is not a currency. */
export const minorUnits = (currency: string): number => {
  try {
    const options = new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions();
    return options.maximumFractionDigits ?? 2;
  } catch {
    return 2;
  }
};

export interface MoneyOptions {
  locale?: Locale;
  symbol?: string;
  /** ISO 4217 code; decides the number of decimals. */
  currency?: string;
}

export interface MoneyParts {
  negative: boolean;
  symbol: string;
  symbolFirst: boolean;
  /** What stands between the symbol and the digits. */
  space: string;
  /** Whole part with its separators. */
  whole: string;
  /** Decimal sign, empty where the currency has no minor unit. */
  decimal: string;
  fraction: string;
  /** All of it as one text. */
  text: string;
}

const grouped = (digits: string, { group, groupFrom }: Punctuation): string =>
  digits.length < groupFrom ? digits : digits.replaceAll(/\B(?=(\d{3})+$)/g, group);

/**
 * Takes an amount apart for display, rounded half up to the currency's minor unit.
 * @param value decimal text ("12.50") or number in units of the currency
 */
export const formatMoney = (value: Amount, options: MoneyOptions = {}): MoneyParts => {
  const { locale = defaultLocale, symbol = "$", currency = "USD" } = options;
  const style = punctuation[locale];
  const rounded = new Big(value).round(minorUnits(currency), Big.roundHalfUp);
  const [digits = "0", fraction = ""] = rounded.abs().toFixed(minorUnits(currency)).split(".");
  const negative = rounded.lt(0);
  const whole = grouped(digits, style);
  const decimal = fraction ? style.decimal : "";
  const space = style.symbolFirst ? "" : fixedSpace;
  const number = `${whole}${decimal}${fraction}`;
  const marked = style.symbolFirst ? `${symbol}${number}` : `${number}${space}${symbol}`;
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

/** Sum of unit price × pieces, as decimal text. */
export const sumMoney = (lines: readonly { price: Amount; count: number }[], currency = "USD"): string =>
  lines
    .reduce((sum, { price, count }) => sum.plus(new Big(price).times(count)), new Big(0))
    .round(minorUnits(currency), Big.roundHalfUp)
    .toFixed(minorUnits(currency));

/** Difference of two amounts as decimal text. */
export const subtractMoney = (from: Amount, amount: Amount, currency = "USD"): string =>
  new Big(from).minus(amount).toFixed(minorUnits(currency), Big.roundHalfUp);

/** −1, 0 or 1, as `sort` wants it. */
export const compareMoney = (a: Amount, b: Amount): -1 | 0 | 1 => new Big(a).cmp(b);

/** Saving in whole percent, rounded down so that no saving is promised that is not there; 0 where there is none. */
export const savingPercent = (price: Amount, listPrice: Amount | null | undefined): number => {
  if (listPrice === null || listPrice === undefined) return 0;
  const list = new Big(listPrice);
  if (list.lte(price)) return 0;
  return list.minus(price).times(100).div(list).round(0, Big.roundDown).toNumber();
};
