import type { Localized } from "../types.ts";

/** A text in six languages, in the order en, zh-CN, es, fr, th, lao. */
export const localized = (
  en: string,
  zh: string,
  es: string,
  fr: string,
  th: string,
  lao: string,
): Localized => ({
  en,
  "zh-CN": zh,
  es,
  fr,
  th,
  lao,
});

/** Fills placeholders in the text of each language: `{size}` is replaced by `values.size`. */
export const fill = (text: Localized, values: Record<string, string>): Localized =>
  Object.fromEntries(
    Object.entries(text).map(([locale, pattern]) => [
      locale,
      pattern.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole),
    ]),
  ) as Localized;

/** Lowercase letters and digits joined by dashes. */
export const keyOf = (...parts: string[]): string =>
  parts
    .join(" ")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

const languages: readonly (keyof Localized)[] = ["en", "zh-CN", "es", "fr", "th", "lao"];

/** Capitalizes the first letter. */
export const capitalized = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Creates a text for each language. */
export const each = (make: (locale: keyof Localized) => string): Localized =>
  Object.fromEntries(languages.map((locale) => [locale, make(locale)])) as Localized;
