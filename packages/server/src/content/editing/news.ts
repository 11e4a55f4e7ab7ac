import { homeTextLimits } from "@carmine/api/contract";
import { newsItem } from "../../database/schema/content.ts";
import type { LocalizedText } from "../../shared/localized-text.ts";
import type { EntryKind, Placed } from "./entry-kind.ts";
import { entryShape, localizedField, positionField, textField } from "./fields.ts";
import { checkLink } from "./links.ts";
import { writeRow } from "./write-row.ts";

export interface NewsFields extends Placed {
  readonly title: LocalizedText;
  /** Path without a locale prefix. */
  readonly url: string;
}

/** News on the home page. */
export const newsKind: EntryKind<NewsFields> = {
  name: "news",
  noun: "news line",
  table: newsItem,
  shape: entryShape({
    title: localizedField(homeTextLimits.news),
    url: textField(500),
    position: positionField,
  }),
  initial: {},
  read: (db) =>
    db
      .select({ id: newsItem.id, title: newsItem.title, url: newsItem.url })
      .from(newsItem)
      .orderBy(newsItem.sort, newsItem.id),
  check: async ({ db }, { url }, before) => {
    if (url !== before?.url) await checkLink(db, url);
  },
  save: (tx, id, { title, url }) => writeRow(tx, newsItem, id, { title, url }),
};
