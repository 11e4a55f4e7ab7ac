import { plainDigits } from "../../lib/plain-digits.ts";

/** How a language writes amounts of a currency. */
export interface MoneyFormat {
  /** Fraction digits of the currency: two for USD, none for JPY. */
  digits: number;
  symbol: string;
  isSymbolFirst: boolean;
  decimal: string;
  group: string;
}

/** @param locale - BCP 47 */
export function moneyFormat(locale: string, currency: string): MoneyFormat {
  const formatter = new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
  });
  const parts = formatter.formatToParts(1_234_567.5);
  const typeAt = (type: Intl.NumberFormatPartTypes) => parts.findIndex((part) => part.type === type);
  const valueOf = (type: Intl.NumberFormatPartTypes, fallback: string) =>
    parts[typeAt(type)]?.value ?? fallback;
  const decimal = new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === "decimal");
  return {
    digits: formatter.resolvedOptions().maximumFractionDigits ?? 2,
    symbol: valueOf("currency", currency),
    isSymbolFirst: typeAt("currency") < typeAt("integer"),
    decimal: decimal?.value ?? ".",
    group: valueOf("group", ""),
  };
}

/** Formats minor units without the symbol: 123450 is "1,234.50". Groups by three digits. */
export function formatMinor(minor: number, { digits, decimal, group }: MoneyFormat): string {
  const text = String(Math.abs(minor)).padStart(digits + 1, "0");
  const whole = text.slice(0, text.length - digits).replaceAll(/\B(?=(?:\d{3})+$)/g, group);
  const fraction = digits > 0 ? `${decimal}${text.slice(-digits)}` : "";
  return `${minor < 0 ? "−" : ""}${whole}${fraction}`;
}

/** A symbol such as “R$”, or a code or word: a single letter is a typing error, or thousands (“5k”). */
const currencyName = /\p{L}*\p{Sc}\p{L}*|[\p{L}\p{M}]{2,}/gu;

/**
 * Parses a typed or pasted amount, such as "1.234,50 €", digit by digit, so that no binary fraction rounds it.
 * A single separator is a decimal one, unless it is the language's group separator followed by three digits.
 * @returns minor units; null for empty text, undefined for an invalid or too long amount
 */
export function parseMinor(text: string, { digits, group }: MoneyFormat): number | null | undefined {
  const plain = plainDigits(text)
    .replaceAll(currencyName, "")
    .replaceAll(/[\s’']/g, "");
  if (plain === "") return text.trim() === "" ? null : undefined;
  const parts = /^([-−]?)([\d.,]*)$/.exec(plain);
  if (!parts) return undefined;
  const [, sign = "", amount = ""] = parts;
  const at = decimalIndex(amount, group);
  const grouped = at < 0 ? amount : amount.slice(0, at);
  const whole = grouped.replaceAll(/[.,]/g, "");
  const fraction = at < 0 ? "" : amount.slice(at + 1);
  const isMixed = grouped.includes(".") && grouped.includes(",");
  if (isMixed || whole + fraction === "" || fraction.length > digits) return undefined;
  const minor = Number(whole + fraction.padEnd(digits, "0"));
  if (!Number.isSafeInteger(minor)) return undefined;
  return sign && minor > 0 ? -minor : minor;
}

/** Position of the decimal separator, or -1. */
function decimalIndex(amount: string, group: string): number {
  const last = Math.max(amount.lastIndexOf("."), amount.lastIndexOf(","));
  const separator = amount[last];
  if (separator === undefined) return -1;
  const isRepeated = amount.indexOf(separator) !== last;
  const isOnly = !/[.,]/.test(amount.slice(0, last));
  const isGroup = isRepeated || (isOnly && separator === group && /^\d{3}$/.test(amount.slice(last + 1)));
  return isGroup ? -1 : last;
}
