import { fill } from "./fill.ts";

/**
 * A text per plural category of the language, or one text for all numbers. `many` is for exact millions in
 * French and Spanish ("1 000 000 de résultats"); `other` is the fallback.
 */
export type CountedText = string | { readonly one: string; readonly many?: string; readonly other: string };

const formOf = (
  { one, many, other }: Exclude<CountedText, string>,
  category: Intl.LDMLPluralRule,
): string => {
  if (category === "one") return one;
  return category === "many" && many !== undefined ? many : other;
};

/**
 * Formats a text with a count, in the language's plural form.
 * @param locale - BCP 47
 * @param shown - the count as text, such as "100,000"
 */
export const fillCounted = (
  text: CountedText,
  count: number,
  locale = "en",
  shown: number | string = count,
): string =>
  fill(typeof text === "string" ? text : formOf(text, new Intl.PluralRules(locale).select(count)), {
    count: shown,
  });
