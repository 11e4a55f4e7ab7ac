import { joinValues, wireLocales } from "@carmine/api/contract";
import type { LocalizedText } from "./localized-text.ts";
import type { ProductOption } from "./product-option.ts";

/** The chosen values of a sku in words, joined by comma, in every language that one of them is written in. */
export const skuText = (options: readonly ProductOption[], values: readonly string[]): LocalizedText => {
  const chosen = options.map(
    (option, at): LocalizedText => option.values.find(({ key }) => key === values[at])?.text ?? { en: "" },
  );
  const textIn = (locale: keyof LocalizedText): string =>
    joinValues(chosen.map((text) => text[locale] ?? text.en));
  const written = wireLocales.filter((locale) => chosen.some((text) => text[locale] !== undefined));
  return { ...Object.fromEntries(written.map((locale) => [locale, textIn(locale)])), en: textIn("en") };
};

/** A text in the reader's language, in English where nobody wrote it. */
export const textIn = (text: LocalizedText, locale: keyof LocalizedText): string => text[locale] ?? text.en;

/** Address of a picture; a drawn stand-in where there is none. */
export const pictureAddress = (key: string | null): string => `/media/${key ?? "placeholder"}.webp`;
