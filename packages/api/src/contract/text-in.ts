import type { WireLocale } from "./limits.ts";

/**
 * A text in the reader's language; else in English, else in the first language that has one, because a shop may write in
 * any one language. Empty without any text.
 */
export const textIn = (texts: Readonly<Partial<Record<WireLocale, string>>>, locale: WireLocale): string =>
  texts[locale] || texts.en || Object.values(texts).find(Boolean) || "";

/** Whether a text exists in any language. */
export const hasText = (texts: Readonly<Partial<Record<WireLocale, string>>>): boolean =>
  Object.values(texts).some(Boolean);
