import { type GuideTopic, guidesTag, guideTag, guideTopics, textEntryLimits } from "@carmine/api/contract";
import { asc } from "drizzle-orm";
import * as z from "zod/mini";
import { guide } from "../../database/schema/content.ts";
import type { LocalizedText } from "../../shared/localized-text.ts";
import type { EntryKind, Placed } from "./entry-kind.ts";
import { entryShape, localizedField, localizedHtmlField, oneOf } from "./fields.ts";
import { Refused } from "./refused.ts";
import { writeRow } from "./write-row.ts";

export interface GuideFields extends Placed {
  /** Last part of its URL. */
  readonly slug: string;
  readonly topic: GuideTopic;
  readonly title: LocalizedText;
  readonly html: LocalizedText;
}

const slugPattern = /^[a-z0-9-]{1,64}$/;

/** Pages of the help center. The command `shop guide` writes one language of one. */
export const guideKind: EntryKind<GuideFields> = {
  name: "guide",
  noun: "guide",
  table: guide,
  isUnordered: true,
  shape: entryShape({
    slug: z.string("must be a text."),
    topic: oneOf(guideTopics),
    title: localizedField(textEntryLimits.guideTitle),
    html: localizedHtmlField(textEntryLimits.html),
  }),
  initial: {},
  // The footer of every page links policies and texts about the shop.
  tags: [guidesTag, "home"],
  tagsOf: ({ slug }) => [guideTag(slug)],
  read: (db) =>
    db
      .select({ id: guide.id, slug: guide.slug, topic: guide.topic, title: guide.title, html: guide.html })
      .from(guide)
      .orderBy(asc(guide.topic), asc(guide.slug)),
  check: async (_looked, { slug }) => {
    if (!slugPattern.test(slug))
      throw new Refused(`slug: use lowercase letters, digits and hyphens.`, { text: { key: "slugInvalid" } });
  },
  checkNew: (others, { slug }) => {
    if (others.some((other) => other.slug === slug))
      throw new Refused(`slug: another guide is named “${slug}”.`, { text: { key: "entryExists" } });
  },
  save: (tx, id, { slug, topic, title, html }) =>
    writeRow(tx, guide, id, { slug, topic, title, html, updatedAt: new Date() }),
};
