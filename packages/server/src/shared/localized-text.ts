import type { WireLocale } from "@carmine/api/contract";
import { type SQL, sql } from "drizzle-orm";

/** A text of the catalogue: always in English, in other languages where it has been translated. */
export type LocalizedText = { en: string } & Partial<Record<WireLocale, string>>;

/** A text that nobody gave a language, such as a keyword: English stands for all. */
export const inEnglish = (en: string): LocalizedText => ({ en });

/** A text in the reader's language, in English where nobody wrote it. */
export const textIn = (text: LocalizedText, locale: WireLocale): string => text[locale] ?? text.en;

/** The same in SQL, of a column that holds a localized text. */
export const textInSql = (column: string, locale: WireLocale): SQL<string> =>
  sql`coalesce(${sql.raw(column)} ->> ${locale}, ${sql.raw(column)} ->> 'en')`;
