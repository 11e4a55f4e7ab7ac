import { hasText, textIn, type WireLocale } from "@carmine/api/contract";
import { type SQL, sql } from "drizzle-orm";

export { hasText, textIn };

/** A catalog text. English may be empty if a shop writes in another language. */
export type LocalizedText = { en: string } & Partial<Record<WireLocale, string>>;

/** A text without a language, such as a keyword; stored as English. */
export const inEnglish = (en: string): LocalizedText => ({ en });

/** `textIn` in SQL, for a column with a localized text; null for a null column. */
export const textInSql = (column: string, locale: WireLocale): SQL<string> => {
  const text = sql.raw(column);
  return sql`coalesce(nullif(${text} ->> ${locale}, ''), nullif(${text} ->> 'en', ''),
    (select value from jsonb_each_text(${text}) where value <> '' limit 1), ${text} ->> 'en')`;
};
