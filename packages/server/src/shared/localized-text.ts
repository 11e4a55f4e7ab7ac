import type { WireLocale } from "@carmine/api/contract";
import { type SQL, sql } from "drizzle-orm";

/** A catalog text: always in English, optionally in other languages. */
export type LocalizedText = { en: string } & Partial<Record<WireLocale, string>>;

/** Whether any language has a text. */
export const hasText = (text: LocalizedText): boolean => Object.values(text).some(Boolean);

/** A text without a language, such as a keyword; stored as English. */
export const inEnglish = (en: string): LocalizedText => ({ en });

/** A text in the reader's language, with English as fallback. */
export const textIn = (text: LocalizedText, locale: WireLocale): string => text[locale] ?? text.en;

/** The same in SQL, for a column with a localized text. */
export const textInSql = (column: string, locale: WireLocale): SQL<string> =>
  sql`coalesce(${sql.raw(column)} ->> ${locale}, ${sql.raw(column)} ->> 'en')`;

/**
 * The same for a text whose English part may be empty, because a shop writes in another language only: readers of
 * other languages get the first one that has a text. Empty without any text.
 */
export const anyTextInSql = (column: string, locale: WireLocale): SQL<string> =>
  sql`coalesce(nullif(${textInSql(column, locale)}, ''),
    (select value from jsonb_each_text(${sql.raw(column)}) where value <> '' limit 1), '')`;
