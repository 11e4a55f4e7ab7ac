import { NumberFormatter, NumberParser } from "@internationalized/number";
import { plainDigits } from "../../lib/plain-digits.ts";

export interface NumberRange {
  min: number;
  max: number;
}

/** Why the number isn't the typed one. */
export type NumberProblem = "invalid" | "lowest" | "highest" | "rounded";

interface TypedNumber {
  /** Null for empty text, undefined if it isn't a number; limited to the range and the fraction digits. */
  value: number | null | undefined;
  problem?: NumberProblem;
}

/** Formats and parses the numbers of one field. */
export interface NumberText {
  format: (value: number | null) => string;
  parse: (text: string, current: number | null) => TypedNumber;
  /** A number with all fraction digits, at most two, as an example. */
  example: string;
  /** Adds without the rounding errors of binary fractions. */
  add: (value: number | null, change: number) => number;
}

const sign = /^\s*([+\-−])/;

/**
 * @param locale - BCP 47
 * @param allowDelta - reads a number with a sign as a change of the current value
 */
export function numberText(
  locale: string,
  options: Intl.NumberFormatOptions,
  { min, max }: NumberRange,
  allowDelta: boolean,
): NumberText {
  const formatter = new NumberFormatter(locale, options);
  const parser = new NumberParser(locale, { ...options, maximumFractionDigits: 20 });
  const { maximumFractionDigits = 0, style } = formatter.resolvedOptions();
  const digits = maximumFractionDigits + (style === "percent" ? 2 : 0);
  const round = (value: number) => Number(value.toFixed(digits));
  const fit = (value: number) => Math.min(max, Math.max(min, round(value)));
  const add = (value: number | null, change: number) =>
    fit((value ?? Math.max(min, Math.min(max, 0))) + change);
  const parts = new Intl.NumberFormat(locale).formatToParts(1_234_567.5);
  const decimal = parts.find(({ type }) => type === "decimal")?.value ?? ".";
  const group = parts.find(({ type }) => type === "group")?.value;
  /** Replaces the decimal separator of another language: “2,5” isn't 25 in English. */
  const withDecimal = (text: string): string => {
    const [separator = "", ...others] = text.match(/[.,]/g) ?? [];
    if (separator === "" || others.length > 0 || separator === decimal) return text;
    const isGroup = separator === group && /[.,]\d{3}(?!\d)/.test(text);
    return isGroup ? text : text.replace(separator, decimal);
  };
  const limited = (value: number): TypedNumber => {
    const fitted = fit(value);
    if (value < min) return { value: fitted, problem: "lowest" };
    if (value > max) return { value: fitted, problem: "highest" };
    // Sums and percentages have binary rounding errors.
    const isExact = Math.abs(fitted - value) < 1e-9;
    return isExact ? { value: fitted } : { value: fitted, problem: "rounded" };
  };
  return {
    format: (value) => (value === null ? "" : formatter.format(value)),
    example: formatter.format(
      round(style === "percent" ? 0.123 : Number((12.34).toFixed(Math.min(2, digits)))),
    ),
    parse: (typed, current) => {
      const text = plainDigits(typed);
      if (text.trim() === "") return { value: null };
      const delta = allowDelta ? sign.exec(text) : null;
      const value = parser.parse(withDecimal(delta ? text.slice(delta[0].length) : text));
      if (Number.isNaN(value)) return { value: undefined, problem: "invalid" };
      return limited(delta ? (current ?? 0) + (delta[1] === "+" ? value : -value) : value);
    },
    add,
  };
}
