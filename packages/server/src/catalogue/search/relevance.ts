import type { WireLocale } from "@carmine/api/contract";
import { type SQL, sql } from "drizzle-orm";
import { stockOfProduct } from "../fragments.ts";
import { textInSql } from "../../shared/localized-text.ts";

/** So many matches are put in order of how well they fit the words; among more, what sells well comes first. */
export const orderedByFitUpTo = 1000;

/**
 * Order of products `p` that were found by words: those whose name begins with a word, those whose name holds all
 * words, those found by their category, options or keywords; among equals what can be bought, then what sells well.
 * @param tokens every group has to be found; the tokens of a group are alternatives
 */
export const byRelevance = (tokens: readonly (readonly string[])[], locale: WireLocale): SQL => {
  const name = sql`lower(${textInSql("p.name", locale)})`;
  const english = sql`lower(p.name ->> 'en')`;
  const any = (conditions: SQL[]): SQL => sql`(${sql.join(conditions, sql` or `)})`;
  const begins = any(
    tokens.flat().map((token) => sql`starts_with(${name}, ${token}) or starts_with(${english}, ${token})`),
  );
  const holds = sql.join(
    tokens.map((group) => any(group.map((token) => sql`strpos(${name} || ' ' || ${english}, ${token}) > 0`))),
    sql` and `,
  );
  return sql`case when ${holds} then case when ${begins} then 2 else 1 end else 0 end desc,
    ${stockOfProduct} > 0 desc, p.rank desc, p.id desc`;
};
