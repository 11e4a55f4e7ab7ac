import type { WireLocale } from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import { date, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { xid8 } from "./column-types.ts";
import type { LocalizedText } from "../../shared/localized-text.ts";

/** Every word of the catalog's names, for spelling correction and suggestions. */
export const searchWord = pgTable(
  "search_word",
  {
    word: text().primaryKey(),
    /** The word as in the tokens of products. */
    token: text().notNull(),
    /**
     * Languages in which it occurs. Words without a language, such as brands, count as English, which every
     * page offers.
     */
    locales: text()
      .array()
      .$type<WireLocale[]>()
      .notNull()
      .default(sql`'{en}'`),
    /** Number of products at the last count; suggestions are sorted by it. */
    weight: integer().notNull().default(1),
    /** The transaction of the last change, as in `productListing`. */
    version: xid8()
      .notNull()
      .default(sql`pg_current_xact_id()`),
  },
  (table) => [
    // For similar words (%).
    index("search_word_trigram").using("gin", table.word.op("gin_trgm_ops")),
    index("search_word_version").on(table.version),
  ],
);

/** Synonyms of a language: a search for the term also finds matches of the meaning. */
export const searchSynonym = pgTable(
  "search_synonym",
  {
    id: integer().notNull().generatedByDefaultAsIdentity().unique(),
    locale: text().$type<WireLocale>().notNull(),
    /** As typed, in lower case. */
    term: text().notNull(),
    meaning: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.locale, table.term, table.meaning] })],
);

/**
 * Searches without results, counted per day without account, address or session, so that operators can add synonyms.
 * Deleted after `missedSearchDays` (api contract).
 */
export const missedSearch = pgTable(
  "missed_search",
  {
    day: date().notNull(),
    locale: text().$type<WireLocale>().notNull(),
    /** In lower case, with single spaces. */
    words: text().notNull(),
    /** Number of people: a process counts an IP address with its browser once a day. */
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.locale, table.words] })],
);

/** Display name of a filter option, such as "rim" → "Rim diameter". */
export const facetName = pgTable("facet_name", {
  key: text().primaryKey(),
  name: jsonb().$type<LocalizedText>().notNull(),
});

/** Display name of a filter value. */
export const facetValue = pgTable(
  "facet_value",
  {
    key: text().notNull(),
    value: text().notNull(),
    name: jsonb().$type<LocalizedText>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.value] })],
);
