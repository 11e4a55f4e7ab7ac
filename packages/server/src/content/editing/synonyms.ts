import { textEntryLimits, type WireLocale, wireLocales } from "@carmine/api/contract";
import { and, asc, eq } from "drizzle-orm";
import * as z from "zod/mini";
import { synonymTag } from "../../catalogue/search/query/synonyms.ts";
import type { Queryable, Transaction } from "../../database/connection.ts";
import { searchSynonym } from "../../database/schema/search.ts";
import type { EntryKind, Placed, Stored } from "./entry-kind.ts";
import { entryShape, oneOf, textField } from "./fields.ts";
import { Refused } from "./refused.ts";

export interface SynonymFields extends Placed {
  readonly locale: WireLocale;
  /** In lower case. */
  readonly term: string;
  readonly meanings: readonly string[];
}

const lowercase = z.pipe(
  textField(textEntryLimits.synonym),
  z.transform((term: string) => term.toLowerCase()),
);

/** The terms with their synonyms; the first row of a term has its number. */
const readTerms = async (db: Queryable): Promise<Stored<SynonymFields>[]> => {
  const rows = await db
    .select()
    .from(searchSynonym)
    .orderBy(asc(searchSynonym.locale), asc(searchSynonym.term), asc(searchSynonym.id));
  return [...Map.groupBy(rows, ({ locale, term }) => `${locale}:${term}`).values()].flatMap((group) => {
    const [first] = group;
    return first
      ? [{ id: first.id, locale: first.locale, term: first.term, meanings: group.map((row) => row.meaning) }]
      : [];
  });
};

const removeTerm = async (tx: Transaction, { locale, term }: SynonymFields): Promise<void> => {
  await tx.delete(searchSynonym).where(and(eq(searchSynonym.locale, locale), eq(searchSynonym.term, term)));
};

/** Synonyms of search terms. The command `shop synonym` writes those of one term. */
export const synonymKind: EntryKind<SynonymFields> = {
  name: "synonym",
  noun: "synonym",
  table: searchSynonym,
  isUnordered: true,
  shape: entryShape({
    locale: oneOf(wireLocales),
    term: lowercase,
    meanings: z
      .array(textField(textEntryLimits.synonym))
      .check(z.minLength(1, "is empty."), z.maxLength(textEntryLimits.synonyms, "has too many words.")),
  }),
  initial: {},
  tags: [synonymTag, "search"],
  read: readTerms,
  checkNew: (others, { locale, term }) => {
    if (others.some((other) => other.locale === locale && other.term === term))
      throw new Refused(`term: “${term}” has synonyms already.`, { text: { key: "entryExists" } });
  },
  remove: removeTerm,
  save: async (tx, id, { locale, term, meanings }) => {
    const before = (await readTerms(tx)).find((entry) => entry.id === id);
    if (before) await removeTerm(tx, before);
    const [first = "", ...others] = [...new Set(meanings)];
    await tx.insert(searchSynonym).values({ id, locale, term, meaning: first });
    // A separate statement, so that the first row has the lowest number.
    if (others.length > 0)
      await tx.insert(searchSynonym).values(others.map((meaning) => ({ locale, term, meaning })));
  },
};
