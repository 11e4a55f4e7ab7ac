/** Words that change with a number: the forms that `Intl.PluralRules` names, or one text for all of them. */
export type CountedText = string | { readonly one: string; readonly other: string };

/**
 * A text with its values: `{count}` becomes the value of `count`. Placeholders without a value stay as they are.
 *
 * @param locale - BCP 47; chooses the form of words that are counted, by the value of `count`
 */
export function fill(
  text: CountedText,
  values: Readonly<Record<string, string | number>>,
  locale = "en",
): string {
  const form =
    typeof text === "string"
      ? text
      : text[new Intl.PluralRules(locale).select(Number(values.count)) === "one" ? "one" : "other"];
  return form.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
