import { merchantType } from "../../database/schema/merchants.ts";
import type { LocalizedText } from "../../shared/localized-text.ts";
import type { EntryKind, Placed } from "./entry-kind.ts";
import { entryShape, localizedField, positionField } from "./fields.ts";
import { refuseUsedKind } from "./used-kinds.ts";

export interface MerchantTypeFields extends Placed {
  readonly name: LocalizedText;
  /** Papers that an applicant of this type has to send. */
  readonly info: LocalizedText;
}

/** What a shop is, which says the papers that its application needs. */
export const merchantTypeKind: EntryKind<MerchantTypeFields> = {
  name: "merchantType",
  noun: "merchant type",
  table: merchantType,
  tags: ["home", "search"],
  shape: entryShape({
    name: localizedField(60),
    info: localizedField(300, "lines"),
    position: positionField,
  }),
  initial: {},
  read: (db) =>
    db
      .select({ id: merchantType.id, name: merchantType.name, info: merchantType.info })
      .from(merchantType)
      .orderBy(merchantType.sort, merchantType.id),
  checkRemoval: (db, { id }) => refuseUsedKind(db, "type_id", id),
  save: async (tx, id, { name, info }) => {
    const row = { name, info, updatedAt: new Date() };
    await tx
      .insert(merchantType)
      .values({ id, ...row })
      .onConflictDoUpdate({ target: merchantType.id, set: row });
  },
};
