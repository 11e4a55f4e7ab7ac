import type { DataOf, WireLocale } from "@carmine/api/contract";
import type { productSuggest } from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import { type CategoryRow } from "../category-tree.ts";
import { readFilters } from "./query/filters.ts";
import { matching } from "./matching.ts";
import { byRelevance } from "./relevance.ts";
import type { Queryable } from "../../database/connection.ts";
import { rowOf, rowsOf } from "../../database/rows.ts";
import { foldPlural, normalise, wordsOf } from "./query/tokens.ts";
import { textIn, textInSql } from "../../shared/localized-text.ts";
import { mediaAddressOrNullSql, mediaAddressSql } from "../../shared/media-address.ts";

export type Suggestions = DataOf<typeof productSuggest>;

/** Of so many well-selling matches, those are offered whose names fit best. */
const candidates = 200;
const maxCounts = { products: 6, categories: 5, merchants: 3, words: 8 };

/** Words that finish the one being typed, commonest first. */
const completions = (db: Queryable, begun: string) =>
  rowsOf<{ word: string; token: string }>(
    db,
    sql`select word, token from search_word where word like ${`${begun}%`} order by weight desc, word limit 30`,
  );

/** Categories whose name or keywords hold what was typed, those that begin with it first. */
const suggestCategories = (categories: CategoryRow[], typed: string, locale: WireLocale) => {
  const wanted = normalise(typed).trim();
  const names = new Map(categories.map(({ id, name }) => [id, textIn(name, locale)]));
  return categories
    .map((row) => {
      const texts = [textIn(row.name, locale), row.name.en, ...row.keywords].map(normalise);
      const begins = texts.some((text) => text.startsWith(wanted));
      return { row, rank: begins ? 0 : texts.some((text) => text.includes(wanted)) ? 1 : 2 };
    })
    .filter(({ rank }) => rank < 2)
    .toSorted((a, b) => a.rank - b.rank || a.row.level - b.row.level)
    .slice(0, maxCounts.categories)
    .map(({ row }) => ({
      id: row.id,
      name: textIn(row.name, locale),
      path: row.path.map((id) => names.get(id) ?? "").join(" / "),
    }));
};

/** What is offered while somebody types: the last word counts as begun, the ones before it as finished. */
export const suggest = async (
  db: Queryable,
  typed: string,
  categories: CategoryRow[],
  locale: WireLocale,
): Promise<Suggestions> => {
  const words = wordsOf(typed);
  const begun = words.at(-1);
  if (begun === undefined) return { products: [], categories: [], merchants: [], words: [] };
  const finished = /^[a-z]+$/.test(begun) ? await completions(db, begun) : [];
  const filters = readFilters({ keyword: typed });
  const endings = [...new Set([foldPlural(begun), ...finished.map(({ token }) => token)])];
  const tokens = filters.tokens.map((group) => (group[0] === foldPlural(begun) ? endings : group));
  const order = tokens.length > 0 ? byRelevance(filters.tokens, locale) : sql.raw("p.rank desc, p.id desc");
  const found = await rowOf<Pick<Suggestions, "products" | "merchants">>(
    db,
    sql`select
      coalesce((select json_agg(json_build_object('id', p.id, 'storeName', ${textInSql("p.name", locale)},
          'image', ${mediaAddressSql("p.pictures[1]")}, 'price', p.price::text) order by p.place)
        from (select p.*, row_number() over (order by ${order}) as place
              from (select * from product p where ${matching({ ...filters, tokens })}
                    order by p.rank desc, p.id desc limit ${candidates}::int) p
              order by ${order} limit ${maxCounts.products}::int) p), '[]') as products,
      coalesce((select json_agg(json_build_object('id', m.id, 'name', m.name, 'avatar', ${mediaAddressOrNullSql("m.avatar")}))
        from (select * from merchant m where m.is_open
                and strpos(' ' || lower(m.name), ' ' || ${typed.trim().toLowerCase()}) > 0
              order by m.star_level desc nulls last, m.id limit ${maxCounts.merchants}::int) m), '[]') as merchants`,
  );
  const before = typed.trim().split(/\s+/).slice(0, -1).join(" ");
  return {
    ...found,
    categories: suggestCategories(categories, typed, locale),
    words: finished
      .filter(({ word }) => word !== begun)
      .slice(0, maxCounts.words)
      .map(({ word }) => (before === "" ? word : `${before} ${word}`)),
  };
};
