import type { DataOf, WireLocale } from "@carmine/api/contract";
import type { productSuggest } from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import { type CategoryRow } from "../../category-tree.ts";
import { cardPicture } from "../../fragments.ts";
import { isOffered, type WordList } from "../query/word-list.ts";
import { correctSpelling } from "../query/correct-spelling.ts";
import { type Filters, readFilters } from "../query/filters.ts";
import { hasResults, searchProducts } from "../engine/search-products.ts";
import type { SearchKnowledge } from "../search-knowledge.ts";
import type { Queryable } from "../../../database/connection.ts";
import { arrayText, intList, statement, statementFor } from "../../../database/statement.ts";
import type { TokenGroup } from "../query/token-groups.ts";
import { foldPlural, foldText, queryTokens, wordsOf } from "../query/tokens.ts";
import { textIn, textInSql } from "../../../shared/localized-text.ts";
import { mediaAddressSql } from "../../../shared/media-address.ts";

export type Suggestions = DataOf<typeof productSuggest>;

const maxCounts = { products: 6, categories: 5, merchants: 3, words: 8 };

/** Maximum number of words that complete the typed one. */
const maxCompletions = 30;

/** Completions of the typed word, most common first; other languages after those that the page offers. */
const completions = (words: WordList, begun: string, locale: WireLocale) => {
  const found = words.startingWith(begun).map((word) => ({ ...word, isOffered: isOffered(word, locale) }));
  return [...found.filter((word) => word.isOffered), ...found.filter((word) => !word.isOffered)].slice(
    0,
    maxCompletions,
  );
};

/** "tire" and "tires" have the same results, so only the more common one is offered. */
const onePerToken = <Word extends { token: string }>(words: readonly Word[]): Word[] =>
  words.filter(({ token }, at) => words.findIndex((other) => other.token === token) === at);

const textsOfCategory = new WeakMap<CategoryRow, Map<WireLocale, readonly string[]>>();

/** Search texts of a category, folded once as long as its row is cached. */
const textsOf = (row: CategoryRow, locale: WireLocale): readonly string[] => {
  const ofRow = textsOfCategory.get(row) ?? new Map<WireLocale, readonly string[]>();
  textsOfCategory.set(row, ofRow);
  const texts =
    ofRow.get(locale) ?? [textIn(row.name, locale), textIn(row.name, "en"), ...row.keywords].map(foldText);
  ofRow.set(locale, texts);
  return texts;
};

/**
 * Categories whose name or keywords contain the input: prefix matches first, sorted by the matched share of
 * the name; else in tree order.
 */
const suggestCategories = (categories: readonly CategoryRow[], typed: string, locale: WireLocale) => {
  const wanted = foldText(typed).trim();
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

type Offered = Pick<Suggestions, "products" | "merchants">;

const readProducts = statementFor((locale: WireLocale) =>
  statement<{ ids: string }, Suggestions["products"][number]>(
    (
      value,
    ) => sql`select p.id, ${textInSql("p.name", locale)} as "storeName", ${mediaAddressSql(cardPicture)} as image, p.price::text as price
      from unnest(${intList(value("ids"))}) with ordinality as wanted(id, place) join product p on p.id = wanted.id order by place`,
  ),
);

const productsAndShops = async (
  db: Queryable,
  filters: Filters,
  typed: string,
  knowledge: SearchKnowledge,
): Promise<Offered> => {
  const { ids } = searchProducts(filters, "rank", { page: 1, limit: maxCounts.products }, knowledge);
  const products = ids.length === 0 ? [] : await readProducts(knowledge.locale)(db, { ids: arrayText(ids) });
  const merchants = knowledge.shops
    .beginningWith([typed.trim().toLowerCase()], maxCounts.merchants)
    .map(({ id, name, avatar }) => ({ id, name, avatar }));
  return { products, merchants };
};

/** Corrects the finished words, so that suggestions don't repeat a typing mistake; shop names stay. */
const corrected = async (
  db: Queryable,
  words: string,
  { listing, shops, locale }: SearchKnowledge,
): Promise<string> => {
  if (words === "" || shops.named(words).length > 0) return words;
  const found = await correctSpelling(db, listing.words, readFilters({ keyword: words }), words, locale);
  return found?.didYouMean ?? words;
};

/** Each word matches a product, but not necessarily together, so combinations without results are removed. */
const thoseThatFind = (searches: readonly string[], knowledge: SearchKnowledge): string[] =>
  searches.filter((keyword) => hasResults(readFilters({ keyword }, knowledge.synonyms), knowledge));

/** Suggestions while typing: the last word is a prefix, the others are complete. */
export const suggest = async (
  db: Queryable,
  typed: string,
  knowledge: SearchKnowledge,
): Promise<Suggestions> => {
  const { categories, synonyms, listing, locale } = knowledge;
  const begun = wordsOf(typed).at(-1);
  if (begun === undefined) return { products: [], categories: [], merchants: [], words: [] };
  const finished = /^[a-z]+$/.test(begun) ? completions(listing.words, begun, locale) : [];
  const filters = readFilters({ keyword: typed }, synonyms);
  const offeredWords = finished.filter((word) => word.isOffered);
  // Without a word that the page offers, the input may be in another language.
  const ends = offeredWords.length > 0 ? offeredWords : finished;
  const endings = [...new Set([foldPlural(begun), ...ends.map(({ token }) => token)])].map((token) => [
    token,
  ]);
  const withEndings = (groups: readonly TokenGroup[]): TokenGroup[] =>
    groups.map((group) => (group.length === 1 && group[0]?.[0] === foldPlural(begun) ? endings : group));
  const before = await corrected(db, typed.trim().split(/\s+/).slice(0, -1).join(" "), knowledge);
  const ended = onePerToken(offeredWords)
    .filter(({ word }) => word !== begun)
    .slice(0, maxCounts.words);
  const words =
    before === ""
      ? ended.map(({ word }) => word)
      : thoseThatFind(
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
  const correction = await correctSpelling(db, listing.words, filters, typed, locale);
  if (correction === null) return all;
  const tokens = withEndings(correction.tokens);
  const { products } = await productsAndShops(db, { ...filters, tokens }, typed, knowledge);
  const { didYouMean } = correction;
  const isCorrected = words.length === 0 && didYouMean !== null && products.length > 0;
  return { ...all, products, words: isCorrected ? [didYouMean] : words };
};
