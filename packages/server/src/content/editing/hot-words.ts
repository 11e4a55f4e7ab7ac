import { homeTextLimits } from "@carmine/api/contract";
import { hotWord } from "../../database/schema/content.ts";
import type { LocalizedText } from "../../shared/localized-text.ts";
import type { EntryKind, Placed } from "./entry-kind.ts";
import { entryShape, localizedField, positionField } from "./fields.ts";
import { writeRow } from "./write-row.ts";

export interface HotWordFields extends Placed {
  /** The search words. */
  readonly title: LocalizedText;
}

/** Searches suggested next to the search field. */
export const hotWordKind: EntryKind<HotWordFields> = {
  name: "hotWord",
  noun: "hot word",
  table: hotWord,
  shape: entryShape({ title: localizedField(homeTextLimits.hotWord), position: positionField }),
  initial: {},
  read: (db) =>
    db.select({ id: hotWord.id, title: hotWord.title }).from(hotWord).orderBy(hotWord.sort, hotWord.id),
  save: (tx, id, { title }) => writeRow(tx, hotWord, id, { title }),
};
