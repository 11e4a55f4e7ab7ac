import { agreementTag, type WireLocale } from "@carmine/api/contract";
import { eq, sql } from "drizzle-orm";
import { type Actor, recordAudit } from "../../audit/record-audit.ts";
import type { AppContext } from "../../context.ts";
import { publishTags } from "../../database/publish-tags.ts";
import { agreement, type AgreementKey } from "../../database/schema/content.ts";
import { transaction } from "../../database/transaction.ts";

/**
 * Replaces one language of a text; the others stay. The first text of a key is also stored as English, the
 * fallback.
 * @param html sanitized HTML
 */
export const writeAgreement = (
  { db, clock }: Pick<AppContext, "db" | "clock">,
  actor: Actor,
  key: AgreementKey,
  locale: WireLocale,
  html: string,
): Promise<void> =>
  transaction(db, async (tx) => {
    const [known] = await tx.select().from(agreement).where(eq(agreement.key, key)).for("update");
    const change = JSON.stringify({ [locale]: html });
    await tx
      .insert(agreement)
      .values({ key, html: { en: html, [locale]: html } })
      .onConflictDoUpdate({
        target: agreement.key,
        set: { html: sql`${agreement.html} || ${change}::jsonb` },
      });
    const act = {
      merchantId: null,
      action: "agreement.write",
      subject: `agreement:${key}`,
      ...(known && { before: { language: locale, html: known.html[locale] ?? null } }),
      after: { language: locale, html },
    };
    await recordAudit(tx, actor, act, clock.now());
    await publishTags(tx, [agreementTag]);
  });
