import { fill } from "./fill.ts";

/** Words that change with a number: the forms that `Intl.PluralRules` names, or one text for all of them. */
export type CountedText = string | { readonly one: string; readonly other: string };

/**
 * A text with a count, in the form that the language has for it.
 *
 * @param locale - BCP 47
 */
export const fillCounted = (text: CountedText, count: number, locale = "en"): string =>
  fill(
    typeof text === "string"
      ? text
      : text[new Intl.PluralRules(locale).select(count) === "one" ? "one" : "other"],
    { count },
  );
