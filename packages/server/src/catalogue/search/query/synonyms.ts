import type { WireLocale } from "@carmine/api/contract";
import { and, eq, inArray } from "drizzle-orm";
import { type Actor, recordAudit } from "../../../audit/record-audit.ts";
import type { AppContext } from "../../../context.ts";
import type { Queryable } from "../../../database/connection.ts";
import { publishTags } from "../../../database/publish-tags.ts";
import { searchSynonym } from "../../../database/schema/search.ts";
import { transaction } from "../../../database/transaction.ts";
import type { Synonym } from "./token-groups.ts";

/** Page tag of the operator's synonyms. */
export const synonymTag = "synonyms";

/** The operator's synonyms of a language, and English ones, because shoppers mix them. */
export const readSynonyms = (db: Queryable, locale: WireLocale): Promise<Synonym[]> =>
  db
    .select({ term: searchSynonym.term, meaning: searchSynonym.meaning })
    .from(searchSynonym)
    .where(inArray(searchSynonym.locale, [...new Set([locale, "en" as const])]));

/** All synonyms, by language and term. */
export const listSynonyms = (db: Queryable): Promise<(Synonym & { locale: WireLocale })[]> =>
  db.select().from(searchSynonym).orderBy(searchSynonym.locale, searchSynonym.term, searchSynonym.meaning);

/** Sets the meanings of a term in a language; no meanings deletes it. */
export const writeSynonyms = (
  { db, clock }: Pick<AppContext, "db" | "clock">,
  actor: Actor,
  locale: WireLocale,
  term: string,
  meanings: readonly string[],
): Promise<void> =>
  transaction(db, async (tx) => {
    const word = term.toLowerCase();
    const before = await tx
      .delete(searchSynonym)
      .where(and(eq(searchSynonym.locale, locale), eq(searchSynonym.term, word)))
      .returning({ meaning: searchSynonym.meaning });
    const after = [...new Set(meanings)];
    if (after.length > 0)
      await tx.insert(searchSynonym).values(after.map((meaning) => ({ locale, term: word, meaning })));
    const act = {
      merchantId: null,
      action: "synonym.write",
      subject: `synonym:${locale}:${word}`,
      before: { meanings: before.map(({ meaning }) => meaning) },
      after: { meanings: after },
    };
    await recordAudit(tx, actor, act, clock.now());
    await publishTags(tx, [synonymTag, "search"]);
  });
