import { joinValues, type WireLocale, wireLocales } from "@carmine/api/contract";
import { textIn, type LocalizedText } from "./localized-text.ts";
import type { ProductOption } from "./product-option.ts";

const chosenTexts = (options: readonly ProductOption[], values: readonly string[]): LocalizedText[] =>
  options.map(
    (option, at): LocalizedText => option.values.find(({ key }) => key === values[at])?.text ?? { en: "" },
  );

const joinedIn = (chosen: readonly LocalizedText[], locale: WireLocale): string =>
  joinValues(chosen.map((text) => textIn(text, locale)));

/** Names of a sku's chosen values in one language, joined by comma. */
export const skuTextIn = (
  options: readonly ProductOption[],
  values: readonly string[],
  locale: WireLocale,
): string => joinedIn(chosenTexts(options, values), locale);

/** Names of a sku's chosen values, joined by comma, in every language in which one of them is translated. */
export const skuText = (options: readonly ProductOption[], values: readonly string[]): LocalizedText => {
  const chosen = chosenTexts(options, values);
  const joined = (locale: WireLocale): string => joinedIn(chosen, locale);
  const written = wireLocales.filter((locale) => chosen.some((text) => text[locale] !== undefined));
  return { ...Object.fromEntries(written.map((locale) => [locale, joined(locale)])), en: joined("en") };
};
