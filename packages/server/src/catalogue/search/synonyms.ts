import type { WireLocale } from "@carmine/api/contract";
import { and, eq, inArray } from "drizzle-orm";
import type { Database, Queryable } from "../../database/connection.ts";
import { publishTags } from "../../database/publish-tags.ts";
import { searchSynonym } from "../../database/schema/search.ts";
import { transaction } from "../../database/transaction.ts";
import type { Synonym } from "./query/token-groups.ts";

/** Page tag of the operator's synonyms. */
export const synonymTag = "synonyms";

/** The operator's synonyms of a language, and the English ones: people mix them. */
export const readSynonyms = (db: Queryable, locale: WireLocale): Promise<Synonym[]> =>
  db
    .select({ term: searchSynonym.term, meaning: searchSynonym.meaning })
    .from(searchSynonym)
    .where(inArray(searchSynonym.locale, [...new Set([locale, "en" as const])]));

/** All of them, by language and term. */
export const listSynonyms = (db: Queryable): Promise<(Synonym & { locale: WireLocale })[]> =>
  db.select().from(searchSynonym).orderBy(searchSynonym.locale, searchSynonym.term, searchSynonym.meaning);

/** Says what a term means in a language besides itself; no meanings takes it off the list. */
export const writeSynonyms = (
  db: Database,
  locale: WireLocale,
  term: string,
  meanings: readonly string[],
): Promise<void> =>
  transaction(db, async (tx) => {
    await tx
      .delete(searchSynonym)
      .where(and(eq(searchSynonym.locale, locale), eq(searchSynonym.term, term.toLowerCase())));
    if (meanings.length > 0)
      await tx
        .insert(searchSynonym)
        .values([...new Set(meanings)].map((meaning) => ({ locale, term: term.toLowerCase(), meaning })));
    await publishTags(tx, [synonymTag, "search"]);
  });
