import type { WireLocale } from "@carmine/api/contract";
import { sql, type SQL } from "drizzle-orm";
import type { AppContext } from "../../context.ts";
import { customPlanPrefix } from "../../database/pool.ts";
import { type CategoryRow, readCategories } from "../category-tree.ts";
import { answerCache, cachedRead } from "../../http/answer-cache.ts";
import { type Listing, readListing } from "./in-memory/listing.ts";
import { readWordMatches, type WordValues } from "./in-memory/word-matches.ts";
import type { Synonym } from "./query/token-groups.ts";
import { readSynonyms, synonymTag } from "./query/synonyms.ts";

/** The marketplace's data that a search needs. */
export interface SearchKnowledge {
  readonly categories: readonly CategoryRow[];
  readonly synonyms: readonly Synonym[];
  /** All products of a small marketplace; null for a large one, which is searched in the database. */
  readonly listing: Listing | null;
  readonly locale: WireLocale;
}

/** Reads the data that searches need, cached until it changes. */
export const knowledgeReader = (ctx: AppContext) => {
  const { db } = ctx;
  const categories = cachedRead(
    ctx,
    "categories",
    () => readCategories(db),
    () => ["home", "search"],
  );
  const readAllSynonyms = cachedRead(
    ctx,
    "synonyms",
    (locale: WireLocale) => readSynonyms(db, locale),
    () => [synonymTag],
  );
  const matchesOfWords = cachedRead(
    ctx,
    "matches of words",
    (wanted: WordValues) => readWordMatches(db, wanted),
    () => ["search"],
  );
  const readWholeListing = cachedRead(
    ctx,
    "listing",
    () => readListing(db, matchesOfWords),
    () => ["search"],
  );
  const knowledge = async (locale: WireLocale): Promise<SearchKnowledge> => ({
    categories: await categories(),
    synonyms: await readAllSynonyms(locale),
    // Without a cache, reading all products would take longer than a query.
    listing: answerCache(ctx).enabled ? await readWholeListing() : null,
    locale,
  });
  return { categories, knowledge };
};

/** Prefix of a statement with words: in a large marketplace it is planned for its words each time. */
export const planFor = (isLarge: boolean): SQL => sql.raw(isLarge ? customPlanPrefix : "");
