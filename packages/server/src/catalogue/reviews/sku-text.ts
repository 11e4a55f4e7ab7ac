import { type WireLocale, wireLocales } from "@carmine/api/contract";
import type { LocalizedText } from "../../shared/localized-text.ts";
import type { ProductOption } from "../../shared/product-option.ts";

/** The chosen values in words, "205/55 R16, 91V", in every language in which one of them is written. */
export const skuText = (options: readonly ProductOption[], values: readonly string[]): LocalizedText => {
  const chosen = options.flatMap((option, at) => option.values.filter(({ key }) => key === values[at]));
  const inLocale = (locale: WireLocale) => chosen.map(({ text }) => text[locale] ?? text.en).join(", ");
  const written = wireLocales.filter((locale) => chosen.some(({ text }) => text[locale] !== undefined));
  return { en: inLocale("en"), ...Object.fromEntries(written.map((locale) => [locale, inLocale(locale)])) };
};
