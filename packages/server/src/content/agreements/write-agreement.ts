import { agreementTag, type WireLocale } from "@carmine/api/contract";
import { type Actor, recordAudit } from "../../audit/record-audit.ts";
import type { AppContext } from "../../context.ts";
import { publishTags } from "../../database/publish-tags.ts";
import type { AgreementKey } from "../../database/schema/content.ts";
import { transaction } from "../../database/transaction.ts";
import { writeVersion } from "./agreement-versions.ts";

/**
 * Replaces one language of the newest version of a text; the others stay. The first text of a key is also stored as
 * English, the fallback.
 * @param html sanitized HTML
 */
export const writeAgreement = (
  ctx: Pick<AppContext, "db" | "clock" | "config">,
  actor: Actor,
  key: AgreementKey,
  locale: WireLocale,
  html: string,
): Promise<void> =>
  transaction(ctx.db, async (tx) => {
    const { before } = await writeVersion(tx, ctx, key, (newest) => ({
      ...newest,
      html: { ...(newest.html ?? { en: html }), [locale]: html },
    }));
    const act = {
      merchantId: null,
      action: "agreement.write",
      subject: `agreement:${key}`,
      ...(before.html && { before: { language: locale, html: before.html[locale] ?? null } }),
      after: { language: locale, html },
    };
    await recordAudit(tx, actor, act, ctx.clock.now());
    await publishTags(tx, [agreementTag]);
  });
