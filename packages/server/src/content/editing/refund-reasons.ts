import { shopTextLimits } from "@carmine/api/contract";
import { refundReason } from "../../database/schema/content.ts";
import type { LocalizedText } from "../../shared/localized-text.ts";
import type { EntryKind, Placed } from "./entry-kind.ts";
import { entryShape, localizedField, positionField } from "./fields.ts";
import { writeRow } from "./write-row.ts";

export interface RefundReasonFields extends Placed {
  readonly text: LocalizedText;
}

/** Reasons in the refund form. */
export const refundReasonKind: EntryKind<RefundReasonFields> = {
  name: "refundReason",
  noun: "refund reason",
  table: refundReason,
  tags: [],
  // The form sends the chosen one as text of up to 255 characters.
  shape: entryShape({ text: localizedField(shopTextLimits.refundReason), position: positionField }),
  initial: {},
  read: (db) =>
    db
      .select({ id: refundReason.id, text: refundReason.text })
      .from(refundReason)
      .orderBy(refundReason.sort, refundReason.id),
  save: (tx, id, { text }) => writeRow(tx, refundReason, id, { text }),
};
