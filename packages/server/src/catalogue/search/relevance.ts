import type { WireLocale } from "@carmine/api/contract";
import { type SQL, sql } from "drizzle-orm";
import { stockOfProduct } from "../fragments.ts";
import type { CategoryRow } from "../category-tree.ts";
import { textIn, textInSql } from "../../shared/localized-text.ts";
import { queryTokens } from "./query/tokens.ts";
import type { TokenGroup } from "./query/token-groups.ts";

/** So many matches are put in order of how well they fit the words; among more, what sells well comes first. */
export const orderedByFitUpTo = 1000;

/** Categories that the words name: those whose name they say most of, and the others. */
export interface NamedCategories {
  readonly best: readonly number[];
  readonly others: readonly number[];
}

const noCategories: NamedCategories = { best: [], others: [] };

/** "winter" says half of *Winter tires* and a third of *Winter steel wheels*. */
export const namedCategories = (
  tokens: readonly TokenGroup[],
  categories: readonly CategoryRow[],
  locale: WireLocale,
): NamedCategories => {
  if (tokens.length === 0) return noCategories;
  const shareOf = (text: string): number => {
    const words = new Set(queryTokens(text));
    const said = tokens.every((group) => group.some((all) => all.every((token) => words.has(token))));
    return said ? tokens.length / words.size : 0;
  };
  const shares = categories.map(({ id, name }) => ({
    id,
    share: Math.max(shareOf(textIn(name, locale)), shareOf(name.en)),
  }));
  const best = Math.max(0, ...shares.map(({ share }) => share));
  return {
    best: shares.flatMap(({ id, share }) => (share > 0 && share === best ? [id] : [])),
    others: shares.flatMap(({ id, share }) => (share > 0 && share < best ? [id] : [])),
  };
};

/**
 * Order of products `p` that were found by words: those whose name holds all words and whose category they name,
 * those whose name holds them and begins with one, those found by category, options or keywords; among equals what
 * can be bought, then what sells well.
 */
export const byRelevance = (
  tokens: readonly TokenGroup[],
  { best, others }: NamedCategories,
  locale: WireLocale,
): SQL => {
  const name = sql`lower(${textInSql("p.name", locale)})`;
  const english = sql`lower(p.name ->> 'en')`;
  const join = (conditions: SQL[], by: "or" | "and"): SQL =>
    sql`(${sql.join(conditions, sql.raw(` ${by} `))})`;
  const begins = join(
    tokens
      .flatMap((group) => group.map(([first = ""]) => first))
      .map((token) => sql`starts_with(${name}, ${token}) or starts_with(${english}, ${token})`),
    "or",
  );
  const holds = join(
    tokens.map((group) =>
      join(
        group.map((all) =>
          join(
            all.map((token) => sql`strpos(${name} || ' ' || ${english}, ${token}) > 0`),
            "and",
          ),
        ),
        "or",
      ),
    ),
    "and",
  );
  const inside = (ids: readonly number[]): SQL => sql`p.category_path && ${sql.param([...ids])}::int[]`;
  // A name that says the words weighs most; the category that they name decides among such names.
  return sql`case when ${holds} then 2 else 0 end + case when ${inside(best)} then case when ${holds} then 3 else 1 end
      when ${inside(others)} and ${holds} then 1 else 0 end + case when ${holds} and ${begins} then 1 else 0 end desc,
    ${stockOfProduct} > 0 desc, p.rank desc, p.id desc`;
};
