import { joinValues, type WireLocale, wireLocales } from "@carmine/api/contract";
import { textIn, type LocalizedText } from "./localized-text.ts";
import type { ProductOption } from "./product-option.ts";

/** The chosen values of a sku in words, joined by comma, in every language that one of them is written in. */
export const skuText = (options: readonly ProductOption[], values: readonly string[]): LocalizedText => {
  const chosen = options.map(
    (option, at): LocalizedText => option.values.find(({ key }) => key === values[at])?.text ?? { en: "" },
  );
  const joined = (locale: WireLocale): string => joinValues(chosen.map((text) => textIn(text, locale)));
  const written = wireLocales.filter((locale) => chosen.some((text) => text[locale] !== undefined));
  return { ...Object.fromEntries(written.map((locale) => [locale, joined(locale)])), en: joined("en") };
};
