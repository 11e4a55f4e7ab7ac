import { merchantCategory } from "../../database/schema/merchants.ts";
import type { LocalizedText } from "../../shared/localized-text.ts";
import type { EntryKind, Placed } from "./entry-kind.ts";
import { entryShape, localizedField, numberField, positionField } from "./fields.ts";
import { refuseUsedKind } from "./used-kinds.ts";

export interface MerchantCategoryFields extends Placed {
  readonly name: LocalizedText;
  /** Percent of each sale that the marketplace takes of the category's shops from now on. */
  readonly fee: number;
}

/** The trade that a shop is in, which says what the marketplace takes. */
export const merchantCategoryKind: EntryKind<MerchantCategoryFields> = {
  name: "merchantCategory",
  noun: "merchant category",
  table: merchantCategory,
  tags: ["home", "search"],
  shape: entryShape({ name: localizedField(60), fee: numberField(0, 100), position: positionField }),
  initial: { fee: 0 },
  read: (db) =>
    db
      .select({ id: merchantCategory.id, name: merchantCategory.name, fee: merchantCategory.handlingFee })
      .from(merchantCategory)
      .orderBy(merchantCategory.sort, merchantCategory.id),
  checkRemoval: (db, { id }) => refuseUsedKind(db, "category_id", id),
  save: async (tx, id, { name, fee }) => {
    const row = { name, handlingFee: fee, updatedAt: new Date() };
    await tx
      .insert(merchantCategory)
      .values({ id, ...row })
      .onConflictDoUpdate({ target: merchantCategory.id, set: row });
  },
};
