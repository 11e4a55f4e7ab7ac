import { NumberFormatter, NumberParser } from "@internationalized/number";
import { plainDigits } from "../../lib/plain-digits.ts";

export interface NumberRange {
  min: number;
  max: number;
}

/** Formats and parses the numbers of one field. */
export interface NumberText {
  format: (value: number | null) => string;
  /** @returns null for empty text, undefined if it isn't a number; limited to the range */
  parse: (text: string, current: number | null) => number | null | undefined;
  /** Whether the text can become a number by typing more. */
  isPartial: (text: string) => boolean;
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
  const parser = new NumberParser(locale, options);
  const { maximumFractionDigits = 0, style } = formatter.resolvedOptions();
  const digits = maximumFractionDigits + (style === "percent" ? 2 : 0);
  const fit = (value: number) => Math.min(max, Math.max(min, Number(value.toFixed(digits))));
  const add = (value: number | null, change: number) =>
    fit((value ?? Math.max(min, Math.min(max, 0))) + change);
  return {
    format: (value) => (value === null ? "" : formatter.format(value)),
    parse: (typed, current) => {
      const text = plainDigits(typed);
      if (text.trim() === "") return null;
      const delta = allowDelta ? sign.exec(text) : null;
      const value = parser.parse(delta ? text.slice(delta[0].length) : text);
      if (Number.isNaN(value)) return undefined;
      return delta ? add(current ?? 0, delta[1] === "+" ? value : -value) : fit(value);
    },
    isPartial: (typed) => {
      const text = plainDigits(typed);
      const unsigned = allowDelta ? text.replace(sign, "") : text;
      return unsigned === "" || parser.isValidPartialNumber(unsigned, min);
    },
    add,
  };
}
