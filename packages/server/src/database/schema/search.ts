import type { WireLocale } from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { LocalizedText } from "../../shared/localized-text.ts";

/** Every word of the catalogue's names: what a mistyped word is compared with, and what is offered while typing. */
export const searchWord = pgTable(
  "search_word",
  {
    word: text().primaryKey(),
    /** The word as it stands in the tokens of products. */
    token: text().notNull(),
    /** Languages in which it occurs. What has no language, such as a brand, counts as English, which every page offers. */
    locales: text()
      .array()
      .$type<WireLocale[]>()
      .notNull()
      .default(sql`'{en}'`),
    /** In how many products it occurred when it was last counted; commoner words are offered first. */
    weight: integer().notNull().default(1),
  },
  (table) => [
    // Serves both: words alike (%) and words that begin alike (like 'x%').
    index("search_word_trigram").using("gin", table.word.op("gin_trgm_ops")),
  ],
);

/** Words that mean the same in a language: whoever types the term finds what the meaning finds as well. */
export const searchSynonym = pgTable(
  "search_synonym",
  {
    locale: text().$type<WireLocale>().notNull(),
    /** As typed, in lower case. */
    term: text().notNull(),
    meaning: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.locale, table.term, table.meaning] })],
);

/** What a filter option is called, "rim" → "Rim diameter". */
export const facetName = pgTable("facet_name", {
  key: text().primaryKey(),
  name: jsonb().$type<LocalizedText>().notNull(),
});

/** What a value of a filter option is called. */
export const facetValue = pgTable(
  "facet_value",
  {
    key: text().notNull(),
    value: text().notNull(),
    name: jsonb().$type<LocalizedText>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.value] })],
);
