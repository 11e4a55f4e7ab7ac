import { shopTextLimits } from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import * as z from "zod/mini";
import type { Queryable } from "../../database/connection.ts";
import { rowOf } from "../../database/rows.ts";
import { merchantCategory, merchantType } from "../../database/schema/merchants.ts";
import type { LocalizedText } from "../../shared/localized-text.ts";
import type { EntryKind, Placed } from "./entry-kind.ts";
import { entryShape, localizedField, numberField, positionField } from "./fields.ts";
import { Refused } from "./refused.ts";
import { writeRow } from "./write-row.ts";

interface MerchantKindFields extends Placed {
  readonly name: LocalizedText;
}

/** Column of shops and applications that refers to the kind. */
type KindColumn = "type_id" | "category_id";

/**
 * Shops and applications on record keep their type and category.
 * @throws Refused if one has the given one
 */
const refuseUsed = async (db: Queryable, column: KindColumn, id: number): Promise<void> => {
  const which = sql`where ${sql.identifier(column)} = ${id}::int`;
  const { shops, applications } = await rowOf<{ shops: number; applications: number }>(
    db,
    sql`select (select count(*)::int from merchant ${which}) as shops,
      (select count(*)::int from application ${which}) as applications`,
  );
  if (shops + applications > 0)
    throw new Refused(
      `${id} can’t be removed: ${shops} shops and ${applications} applications have it. Write another name over it instead.`,
      { text: { key: "kindInUse", values: { shops, applications } } },
    );
};

/** A kind that each shop has one of. */
const merchantKind = <Fields extends MerchantKindFields>(
  column: KindColumn,
  own: Pick<EntryKind<Fields>, "name" | "noun" | "table" | "shape" | "initial" | "read" | "save">,
): EntryKind<Fields> => ({
  ...own,
  tags: ["home", "search"],
  checkRemoval: (db, { id }) => refuseUsed(db, column, id),
});

const shapeOfAll = { name: localizedField(shopTextLimits.merchantKind), position: positionField };

export interface MerchantTypeFields extends MerchantKindFields {
  /** Documents that an applicant has to submit and that stay private. */
  readonly info: LocalizedText;
  /** Documents that an applicant has to submit and that shoppers see after approval. */
  readonly publicInfo: LocalizedText | null;
}

/** Types of shops, which determine the documents of an application. */
export const merchantTypeKind = merchantKind<MerchantTypeFields>("type_id", {
  name: "merchantType",
  noun: "merchant type",
  table: merchantType,
  shape: entryShape({
    ...shapeOfAll,
    info: localizedField(shopTextLimits.documents, "lines"),
    publicInfo: z.nullable(localizedField(shopTextLimits.documents, "lines")),
  }),
  initial: { publicInfo: null },
  read: (db) =>
    db
      .select({
        id: merchantType.id,
        name: merchantType.name,
        info: merchantType.info,
        publicInfo: merchantType.publicInfo,
      })
      .from(merchantType)
      .orderBy(merchantType.sort, merchantType.id),
  save: (tx, id, { name, info, publicInfo }) =>
    writeRow(tx, merchantType, id, { name, info, publicInfo, updatedAt: new Date() }),
});

export interface MerchantCategoryFields extends MerchantKindFields {
  /** Percent of each sale that the marketplace charges the category's shops from now on. */
  readonly fee: number;
}

/** Trades of shops, which determine the marketplace's commission. */
export const merchantCategoryKind = merchantKind<MerchantCategoryFields>("category_id", {
  name: "merchantCategory",
  noun: "merchant category",
  table: merchantCategory,
  shape: entryShape({ ...shapeOfAll, fee: numberField(0, 100) }),
  initial: { fee: 0 },
  read: (db) =>
    db
      .select({ id: merchantCategory.id, name: merchantCategory.name, fee: merchantCategory.handlingFee })
      .from(merchantCategory)
      .orderBy(merchantCategory.sort, merchantCategory.id),
  save: (tx, id, { name, fee }) =>
    writeRow(tx, merchantCategory, id, { name, handlingFee: fee, updatedAt: new Date() }),
});
