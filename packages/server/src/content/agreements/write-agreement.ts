import { agreementTag, type WireLocale } from "@carmine/api/contract";
import { type Actor, recordAudit } from "../../audit/record-audit.ts";
import type { AppContext } from "../../context.ts";
import { publishTags } from "../../database/publish-tags.ts";
import type { AgreementKey } from "../../database/schema/content.ts";
import { transaction } from "../../database/transaction.ts";
import { writeVersion } from "./agreement-versions.ts";

/**
 * Replaces one language of the newest version of a text; the others stay. A later first day adds a version. The first text
 * of a key is also stored as English, the fallback.
 * @param html sanitized HTML
 * @param validFrom first day, `yyyy-MM-dd`; that of the newest version without one
 * @throws Refused for a day that isn't after the version before
 */
export const writeAgreement = (
  ctx: Pick<AppContext, "db" | "clock" | "config">,
  actor: Actor,
  key: AgreementKey,
  locale: WireLocale,
  html: string,
  validFrom?: string,
): Promise<void> =>
  transaction(ctx.db, async (tx) => {
    const { before } = await writeVersion(tx, ctx, key, (newest) => ({
      validFrom: validFrom ?? newest.validFrom,
      html: { ...(newest.html ?? { en: html }), [locale]: html },
    }));
    const act = {
      merchantId: null,
      action: "agreement.write",
      subject: `agreement:${key}`,
      ...(before.html && { before: { language: locale, html: before.html[locale] ?? null } }),
      after: { language: locale, html, ...(validFrom !== undefined && { validFrom }) },
    };
    await recordAudit(tx, actor, act, ctx.clock.now());
    await publishTags(tx, [agreementTag]);
  });
