import type { DataOf, WireLocale } from "@carmine/api/contract";
import type { productSuggest } from "@carmine/api/contract";
import { sql, type SQL } from "drizzle-orm";
import { type CategoryRow } from "../../category-tree.ts";
import { cardPicture } from "../../fragments.ts";
import { correctSpelling, isOfferedIn } from "../query/correct-spelling.ts";
import { shopsNamed } from "../query/named-shops.ts";
import { type Filters, readFilters } from "../query/filters.ts";
import { type Asked, askedIn, matching, type MatchValues, matchValues } from "../query/matching.ts";
import { matchesOfWords } from "../query/matches-of-words.ts";
import { fit, type FitValues, fitValues } from "../query/relevance.ts";
import { planFor, type SearchKnowledge } from "../search-knowledge.ts";
import type { Queryable } from "../../../database/connection.ts";
import { rowsOf } from "../../../database/rows.ts";
import { statement, statementFor } from "../../../database/statement.ts";
import type { TokenGroup } from "../query/token-groups.ts";
import { foldPlural, normalise, queryTokens, wordsOf } from "../query/tokens.ts";
import { textIn, textInSql } from "../../../shared/localized-text.ts";
import { mediaAddressSql, pictureOrDefaultSql } from "../../../shared/media-address.ts";

export type Suggestions = DataOf<typeof productSuggest>;

/** Number of best-selling matches whose names are compared; fewer for very large results. */
const candidates = 200;
const candidatesOfMany = 60;
/** From this many matches in the sample on, the best ones are read by rank instead of reading all. */
const maxSampled = 300;
const maxCounts = { products: 6, categories: 5, merchants: 3, words: 8 };

/** Completions of the typed word, most common first; other languages after those that the page offers. */
const completions = (db: Queryable, begun: string, locale: WireLocale) =>
  rowsOf<{ word: string; token: string; isOffered: boolean }>(
    db,
    sql`select w.word, w.token, ${isOfferedIn(locale)} as "isOffered" from search_word w
      where w.word like ${`${begun}%`} order by "isOffered" desc, w.weight desc, w.word limit 30`,
  );

/** "tire" and "tires" have the same results, so only the more common one is offered. */
const onePerToken = <Word extends { token: string }>(words: readonly Word[]): Word[] =>
  words.filter(({ token }, at) => words.findIndex((other) => other.token === token) === at);

const textsOfCategory = new WeakMap<CategoryRow, Map<WireLocale, readonly string[]>>();

/** Search texts of a category, folded once as long as its row is cached. */
const textsOf = (row: CategoryRow, locale: WireLocale): readonly string[] => {
  const ofRow = textsOfCategory.get(row) ?? new Map<WireLocale, readonly string[]>();
  textsOfCategory.set(row, ofRow);
  const texts = ofRow.get(locale) ?? [textIn(row.name, locale), row.name.en, ...row.keywords].map(normalise);
  ofRow.set(locale, texts);
  return texts;
};

/**
 * Categories whose name or keywords contain the input: prefix matches first, sorted by the matched share of
 * the name; else in tree order.
 */
const suggestCategories = (categories: readonly CategoryRow[], typed: string, locale: WireLocale) => {
  const wanted = normalise(typed).trim();
  const names = new Map(categories.map(({ id, name }) => [id, textIn(name, locale)]));
  return categories
    .map((row) => {
      const texts = textsOf(row, locale);
      const begun = texts.filter((text) => text.startsWith(wanted));
      const holding = begun.length > 0 ? begun : texts.filter((text) => text.includes(wanted));
      const words = Math.min(...holding.map((text) => queryTokens(text).length));
      return { row, isFound: holding.length > 0, rank: begun.length > 0 ? 0 : 1, words };
    })
    .filter(({ isFound }) => isFound)
    .toSorted((a, b) => a.rank - b.rank || a.words - b.words)
    .slice(0, maxCounts.categories)
    .map(({ row }) => ({
      id: row.id,
      name: textIn(row.name, locale),
      path: row.path.map((id) => names.get(id) ?? "").join(" / "),
    }));
};

type OfferedValues = MatchValues & FitValues & { shopName: string };
type Offered = Pick<Suggestions, "products" | "merchants">;

const offered = statementFor((locale: WireLocale, asked: Asked, isLarge: boolean) =>
  statement<OfferedValues, Offered>((value) => {
    const best = (from: SQL, most: number): SQL =>
      sql`select product_id from ${from} order by l.rank desc, l.product_id desc limit ${sql.raw(String(most))}`;
    return sql`${planFor(isLarge)}with ${matchesOfWords(matching(value, asked), isLarge, maxSampled)} select
      coalesce((select json_agg(json_build_object('id', p.id, 'storeName', ${textInSql("p.name", locale)},
          'image', ${mediaAddressSql(cardPicture)}, 'price', p.price::text) order by best.place)
        from (select product_id, row_number() over () as place from (
            select l.product_id, ${fit(value)} as fit, l.rank
            from ((${best(sql`match l where not (select is_large from size)`, candidates)})
              union all (${best(sql`product_listing l where ${matching(value, asked)} and (select is_large from size)`, candidatesOfMany)})) candidate
              join product_listing l using (product_id)
            order by fit desc, l.rank desc, l.product_id desc limit ${sql.raw(String(maxCounts.products))}) l) best
        join product p on p.id = best.product_id), '[]') as products,
      coalesce((select json_agg(json_build_object('id', m.id, 'name', m.name, 'avatar', ${pictureOrDefaultSql("m.avatar", "logo")}))
        from (select * from merchant m where m.is_open
                and ' ' || lower(m.name) like ${value("shopName")}::text
              order by m.star_level desc nulls last, m.id limit ${sql.raw(String(maxCounts.merchants))}) m), '[]') as merchants`;
  }),
);

const productsAndShops = async (
  db: Queryable,
  filters: Filters,
  typed: string,
  knowledge: SearchKnowledge,
): Promise<Offered> => {
  const { categories, locale, listing } = knowledge;
  const values = matchValues(filters, categories);
  const [row] = await offered(
    locale,
    askedIn(values),
    listing === null,
  )(db, {
    ...values,
    ...fitValues(filters.tokens, categories, locale),
    shopName: `% ${typed
      .trim()
      .toLowerCase()
      .replaceAll(/[\\%_]/g, "\\$&")}%`,
  });
  return row ?? { products: [], merchants: [] };
};

/** Corrects the finished words, so that suggestions don't repeat a typing mistake; shop names stay. */
const mended = async (db: Queryable, words: string, locale: WireLocale): Promise<string> => {
  if (words === "" || (await shopsNamed(db, words)).length > 0) return words;
  return (await correctSpelling(db, readFilters({ keyword: words }), words, locale))?.didYouMean ?? words;
};

/** Each word matches a product, but not necessarily together, so combinations without results are removed. */
const thoseThatFind = async (
  db: Queryable,
  searches: readonly string[],
  { categories, synonyms }: SearchKnowledge,
): Promise<string[]> => {
  if (searches.length === 0) return [];
  const asked = searches.map((keyword) => ({
    keyword,
    terms: matchValues(readFilters({ keyword }, synonyms), categories).terms,
  }));
  const rows = await rowsOf<{ keyword: string }>(
    db,
    sql`select asked.keyword from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked(keyword text, terms text)
      where exists (select from product_listing l where l.terms @@ asked.terms::tsquery)`,
  );
  const found = new Set(rows.map(({ keyword }) => keyword));
  return searches.filter((search) => found.has(search));
};

/** Suggestions while typing: the last word is a prefix, the others are complete. */
export const suggest = async (
  db: Queryable,
  typed: string,
  knowledge: SearchKnowledge,
): Promise<Suggestions> => {
  const { categories, synonyms, locale } = knowledge;
  const begun = wordsOf(typed).at(-1);
  if (begun === undefined) return { products: [], categories: [], merchants: [], words: [] };
  const finished = /^[a-z]+$/.test(begun) ? await completions(db, begun, locale) : [];
  const filters = readFilters({ keyword: typed }, synonyms);
  const offeredWords = finished.filter(({ isOffered }) => isOffered);
  // Without a word that the page offers, the input may be in another language.
  const ends = offeredWords.length > 0 ? offeredWords : finished;
  const endings = [...new Set([foldPlural(begun), ...ends.map(({ token }) => token)])].map((token) => [
    token,
  ]);
  const withEndings = (groups: readonly TokenGroup[]): TokenGroup[] =>
    groups.map((group) => (group.length === 1 && group[0]?.[0] === foldPlural(begun) ? endings : group));
  const before = await mended(db, typed.trim().split(/\s+/).slice(0, -1).join(" "), locale);
  const ended = onePerToken(offeredWords)
    .filter(({ word }) => word !== begun)
    .slice(0, maxCounts.words);
  const words =
    before === ""
      ? ended.map(({ word }) => word)
      : await thoseThatFind(
          db,
          ended.map(({ word }) => `${before} ${word}`),
          knowledge,
        );
  const found = await productsAndShops(
    db,
    { ...filters, tokens: withEndings(filters.tokens) },
    typed,
    knowledge,
  );
  const all = { ...found, categories: suggestCategories(categories, typed, locale), words };
  if (found.products.length > 0) return all;
  const shops = found.merchants.map(({ id }) => id);
  // A shop's name isn't a mistake: its products are offered.
  if (shops.length > 0) {
    const sold = await productsAndShops(db, { ...filters, tokens: [], merIds: shops }, typed, knowledge);
    return { ...all, products: sold.products };
  }
  const corrected = await correctSpelling(db, filters, typed, locale);
  if (corrected === null) return all;
  const tokens = withEndings(corrected.tokens);
  const { products } = await productsAndShops(db, { ...filters, tokens }, typed, knowledge);
  const { didYouMean } = corrected;
  const isOffered = words.length === 0 && didYouMean !== null && products.length > 0;
  return { ...all, products, words: isOffered ? [didYouMean] : words };
};
