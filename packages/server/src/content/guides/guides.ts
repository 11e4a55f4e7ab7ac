import { guideTag, type DataOf, type guide as guideCall, type WireLocale } from "@carmine/api/contract";
import { eq, sql } from "drizzle-orm";
import { type Actor, recordAudit } from "../../audit/record-audit.ts";
import type { AppContext } from "../../context.ts";
import type { Queryable } from "../../database/connection.ts";
import { publishTags } from "../../database/publish-tags.ts";
import { rowsOf } from "../../database/rows.ts";
import { guide } from "../../database/schema/content.ts";
import { transaction } from "../../database/transaction.ts";
import { textInSql } from "../../shared/localized-text.ts";
import { wireTimeSql } from "../../shared/wire-time.ts";

export type GuidePage = DataOf<typeof guideCall>;

/** A guide in the reader's language; null if there is none of that name. */
export const readGuide = async (
  db: Queryable,
  slug: string,
  locale: WireLocale,
): Promise<GuidePage | null> => {
  const [row] = await rowsOf<GuidePage>(
    db,
    sql`select slug, ${textInSql("title", locale)} as title, ${textInSql("html", locale)} as html,
      ${wireTimeSql("updated_at")} as "updateTime" from guide where slug = ${slug}`,
  );
  return row ?? null;
};

/**
 * Writes one language of a guide; the others stay. The first text is also stored as English, the fallback.
 * @param html sanitized HTML
 */
export const writeGuide = (
  { db, clock }: Pick<AppContext, "db" | "clock">,
  actor: Actor,
  slug: string,
  locale: WireLocale,
  { title, html }: { readonly title: string; readonly html: string },
): Promise<void> =>
  transaction(db, async (tx) => {
    const titles = JSON.stringify({ [locale]: title });
    const texts = JSON.stringify({ [locale]: html });
    const [known] = await tx.select().from(guide).where(eq(guide.slug, slug)).for("update");
    const was = { title: known?.title[locale] ?? null, html: known?.html[locale] ?? null };
    await tx
      .insert(guide)
      .values({ slug, title: { en: title, [locale]: title }, html: { en: html, [locale]: html } })
      .onConflictDoUpdate({
        target: guide.slug,
        set: {
          title: sql`${guide.title} || ${titles}::jsonb`,
          html: sql`${guide.html} || ${texts}::jsonb`,
          updatedAt: sql`now()`,
        },
      });
    const act = {
      merchantId: null,
      action: "guide.write",
      subject: `guide:${slug}`,
      ...(known && { before: { language: locale, ...was } }),
      after: { language: locale, title, html },
    };
    await recordAudit(tx, actor, act, clock.now());
    await publishTags(tx, [guideTag(slug)]);
  });
