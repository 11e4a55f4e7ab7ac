import {
  type DataOf,
  guidesTag,
  guideTag,
  type guide as guideCall,
  type guideList as guideListCall,
  type GuideTopic,
  guideTopics,
  type WireLocale,
} from "@carmine/api/contract";
import { eq, sql } from "drizzle-orm";
import { type Actor, recordAudit } from "../../audit/record-audit.ts";
import type { AppContext } from "../../context.ts";
import { likePattern } from "../../database/like-pattern.ts";
import type { Queryable } from "../../database/connection.ts";
import { publishTags } from "../../database/publish-tags.ts";
import { rowsOf } from "../../database/rows.ts";
import { guide } from "../../database/schema/content.ts";
import { transaction } from "../../database/transaction.ts";
import { plainText } from "../../shared/clean-html.ts";
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
      ${wireTimeSql("updated_at")} as "updateTime",
      (select c.path[1] from category c where ${slug} = any(c.guide_slugs) order by c.level, c.sort limit 1) as "departmentId"
      from guide where slug = ${slug}`,
  );
  return row ?? null;
};

const introLength = 140;
/** Headings would run into the sentences of an intro. */
const headings = /<h([2-6])\b.*?<\/h\1>/gs;

/** Guides by topic whose title and text contain all words in the reader's language. */
export const listGuides = async (
  db: Queryable,
  keyword: string,
  locale: WireLocale,
): Promise<DataOf<typeof guideListCall>> => {
  const text = sql`regexp_replace(${textInSql("html", locale)}, '<[^>]*>', ' ', 'g')`;
  const words = keyword.split(/\s+/).filter(Boolean);
  const found = words.map(
    (word) => sql`(${textInSql("title", locale)} || ' ' || ${text}) ilike ${likePattern(word)}`,
  );
  const rows = await rowsOf<{ slug: string; title: string; topic: GuideTopic; html: string }>(
    db,
    sql`select slug, ${textInSql("title", locale)} as title, topic, ${textInSql("html", locale)} as html from guide
      ${found.length === 0 ? sql`` : sql`where ${sql.join(found, sql` and `)}`} order by title`,
  );
  return rows
    .toSorted((a, b) => guideTopics.indexOf(a.topic) - guideTopics.indexOf(b.topic))
    .map(({ html, ...row }) => ({ ...row, intro: plainText(html.replaceAll(headings, ""), introLength) }));
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
  {
    title,
    html,
    topic,
  }: { readonly title: string; readonly html: string; readonly topic?: GuideTopic | undefined },
): Promise<void> =>
  transaction(db, async (tx) => {
    const titles = JSON.stringify({ [locale]: title });
    const texts = JSON.stringify({ [locale]: html });
    const [known] = await tx.select().from(guide).where(eq(guide.slug, slug)).for("update");
    const was = { title: known?.title[locale] ?? null, html: known?.html[locale] ?? null };
    await tx
      .insert(guide)
      .values({
        slug,
        title: { en: title, [locale]: title },
        html: { en: html, [locale]: html },
        ...(topic && { topic }),
      })
      .onConflictDoUpdate({
        target: guide.slug,
        set: {
          title: sql`${guide.title} || ${titles}::jsonb`,
          html: sql`${guide.html} || ${texts}::jsonb`,
          ...(topic && { topic }),
          updatedAt: sql`now()`,
        },
      });
    const act = {
      merchantId: null,
      action: "guide.write",
      subject: `guide:${slug}`,
      ...(known && { before: { language: locale, ...was } }),
      after: { language: locale, title, html, ...(topic && { topic }) },
    };
    await recordAudit(tx, actor, act, clock.now());
    // The footer of every page links policies and texts about the shop.
    await publishTags(tx, [guideTag(slug), guidesTag, "home"]);
  });
