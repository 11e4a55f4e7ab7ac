import type { WireLocale } from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import type { Database } from "../../database/connection.ts";
import { publishTags } from "../../database/publish-tags.ts";
import { agreement, type AgreementKey } from "../../database/schema/content.ts";
import { transaction } from "../../database/transaction.ts";

/** Page tag of what the operator publishes. */
export const agreementTag = "agreements";

/**
 * Replaces one language of a text; the others stay. The first text of a key has to be the English one, which every
 * language falls back on.
 * @param html sanitized HTML
 */
export const writeAgreement = (
  db: Database,
  key: AgreementKey,
  locale: WireLocale,
  html: string,
): Promise<void> =>
  transaction(db, async (tx) => {
    const change = JSON.stringify({ [locale]: html });
    await tx
      .insert(agreement)
      .values({ key, html: { en: html, [locale]: html } })
      .onConflictDoUpdate({
        target: agreement.key,
        set: { html: sql`${agreement.html} || ${change}::jsonb` },
      });
    await publishTags(tx, [agreementTag]);
  });
