import type { WireLocale } from "@carmine/api/contract";
import { sql, type SQL } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../context.ts";
import { forItsValues } from "../../database/pool.ts";
import { type CategoryRow, readCategories } from "../category-tree.ts";
import { pieceCache, publicCache, wordCache } from "../public-cache.ts";
import { type Listing, readListing } from "./in-memory/listing.ts";
import { readWordMatches, type WordValues } from "./in-memory/word-matches.ts";
import type { Synonym } from "./query/token-groups.ts";
import { readSynonyms, synonymTag } from "./synonyms.ts";

/** What a search needs to know of the marketplace. */
export interface SearchKnowledge {
  readonly categories: readonly CategoryRow[];
  readonly synonyms: readonly Synonym[];
  /** All products of a marketplace that isn't large; null where the database is asked. */
  readonly listing: Listing | null;
  readonly locale: WireLocale;
}

/** Remembers what searches need to know until it changes. */
export const knowledgeReader = (app: FastifyInstance, ctx: AppContext) => {
  const { db } = ctx;
  const cache = publicCache(app, ctx);
  const pieces = pieceCache(app, ctx);
  const words = wordCache(app, ctx);
  const categories = () => cache.get("categories", ["home", "search"], () => readCategories(db));
  const matchesOfWords = (wanted: WordValues) =>
    // The other two follow from the terms.
    words.get(wanted.terms, ["search"], () => readWordMatches(db, wanted));
  // Where nothing is remembered, reading all products would take longer than to ask for some.
  const listing = () =>
    pieces.enabled ? pieces.get("listing", ["search"], () => readListing(db, matchesOfWords)) : null;
  const knowledge = async (locale: WireLocale): Promise<SearchKnowledge> => ({
    categories: await categories(),
    synonyms: await cache.get(`synonyms ${locale}`, [synonymTag], () => readSynonyms(db, locale)),
    listing: await listing(),
    locale,
  });
  return { categories, knowledge };
};

/** What a statement that looks for words begins with: in a large marketplace it is planned for its words each time. */
export const planFor = (isLarge: boolean): SQL => sql.raw(isLarge ? forItsValues : "");
