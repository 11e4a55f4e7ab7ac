import { index, integer, pgTable, text } from "drizzle-orm/pg-core";

/** Every word of the catalogue's names: what a mistyped word is compared with, and what is offered while typing. */
export const searchWord = pgTable(
  "search_word",
  {
    word: text().primaryKey(),
    /** The word as it stands in the tokens of products. */
    token: text().notNull(),
    /** In how many products it occurred when it was last counted; commoner words are offered first. */
    weight: integer().notNull().default(1),
  },
  (table) => [
    // Serves both: words alike (%) and words that begin alike (like 'x%').
    index("search_word_trigram").using("gin", table.word.op("gin_trgm_ops")),
  ],
);
