import { fill } from "./fill.ts";

/**
 * A text for each plural category of the language, or one text for all numbers. `many` is for exact millions in French
 * and Spanish ("1 000 000 de résultats"); without it they use `other`.
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
 * A text with a count, in the form that the language has for it.
 *
 * @param locale - BCP 47
 */
export const fillCounted = (text: CountedText, count: number, locale = "en"): string =>
  fill(typeof text === "string" ? text : formOf(text, new Intl.PluralRules(locale).select(count)), { count });
