import { activityLimits } from "@carmine/api/contract";
import { eq, inArray } from "drizzle-orm";
import * as z from "zod/mini";
import type { Queryable } from "../../database/connection.ts";
import { product } from "../../database/schema/catalogue.ts";
import { activity, activityProduct } from "../../database/schema/content.ts";
import type { LocalizedText } from "../../shared/localized-text.ts";
import { mediaAddress, mediaAddressOrNull, mediaKeyIn } from "../../shared/media-address.ts";
import type { EntryKind, Placed } from "./entry-kind.ts";
import {
  entryShape,
  flagField,
  localizedField,
  momentField,
  numberField,
  positionField,
  textField,
} from "./fields.ts";
import { Refused } from "./refused.ts";
import { writeRow } from "./write-row.ts";

export interface MemberFields {
  readonly id: number;
  /** A picture for the activity; null for the product's own. */
  readonly picture?: string | null | undefined;
  /** Units offered in each round; null for no limit. */
  readonly quota?: number | null | undefined;
  /** Added to the units sold in a round. */
  readonly sold?: number | null | undefined;
}

export interface ActivityFields extends Placed {
  readonly name: LocalizedText;
  /** 1 slider, 2 one large and two small, 3 large pictures. */
  readonly type: number;
  readonly instruction?: LocalizedText | null | undefined;
  readonly banners: readonly string[];
  /** Hours per round; rounds follow each other without a gap. */
  readonly hours: number;
  /** Start and end, ISO 8601; null is unbounded. */
  readonly begins?: string | null | undefined;
  readonly ends?: string | null | undefined;
  readonly open: boolean;
  /** In display order. */
  readonly products: readonly MemberFields[];
}

const member = entryShape({
  id: numberField(1, 2_147_483_647),
  picture: z.nullish(textField(500)),
  quota: z.nullish(numberField(1, activityLimits.units)),
  sold: z.nullish(numberField(0, activityLimits.units)),
});

const list = <Item extends z.ZodMiniType>(item: Item, max: number) =>
  z.array(item, "must be a list.").check(z.maxLength(max, `has more than ${max} entries.`));

const readMembers = async (db: Queryable): Promise<Map<number, MemberFields[]>> => {
  const rows = await db
    .select()
    .from(activityProduct)
    .orderBy(activityProduct.activityId, activityProduct.sort, activityProduct.productId);
  return new Map(
    [...Map.groupBy(rows, ({ activityId }) => activityId)].map(([id, members]) => [
      id,
      members.map(({ productId, picture, quota, virtualSold }) => ({
        id: productId,
        ...(picture !== null && { picture: mediaAddressOrNull(picture) }),
        ...(quota !== null && { quota }),
        ...(virtualSold > 0 && { sold: virtualSold }),
      })),
    ]),
  );
};

const checkProducts = async (db: Queryable, products: readonly MemberFields[]): Promise<void> => {
  const ids = products.map(({ id }) => id);
  const duplicate = ids.find((id, at) => ids.indexOf(id) !== at);
  if (duplicate !== undefined)
    throw new Refused(`products: ${duplicate} occurs twice.`, {
      text: { key: "productTwice", values: { id: duplicate } },
    });
  const known = await db.select({ id: product.id }).from(product).where(inArray(product.id, ids));
  const ofShop = new Set(known.map(({ id }) => id));
  const missing = ids.filter((id) => !ofShop.has(id));
  if (missing.length > 0)
    throw new Refused(`products: there is no product ${missing.join(", ")}.`, {
      text: { key: "productsUnknown", values: { ids: missing.join(", ") } },
    });
};

/** Themed lists of products on the home page and on separate pages. */
export const activityKind: EntryKind<ActivityFields> = {
  name: "activity",
  noun: "activity",
  table: activity,
  shape: (timeZone) =>
    entryShape({
      name: localizedField(activityLimits.name),
      type: numberField(1, 3),
      instruction: z.nullish(localizedField(activityLimits.instruction, "lines")),
      banners: list(textField(500), activityLimits.banners),
      hours: numberField(1, activityLimits.hours),
      begins: z.nullish(momentField("first", timeZone)),
      ends: z.nullish(momentField("last", timeZone)),
      open: flagField,
      products: list(member, activityLimits.products),
      position: positionField,
    }),
  initial: { type: 1, banners: [], hours: 24, open: true, products: [] },
  read: async (db) => {
    const members = await readMembers(db);
    const rows = await db.select().from(activity).orderBy(activity.sort, activity.id);
    return rows.map(({ id, name, type, instruction, banners, roundHours, beginsAt, endsAt, isOpen }) => ({
      id,
      name,
      type,
      instruction: instruction.en === "" ? null : instruction,
      banners: banners.map(mediaAddress),
      hours: roundHours,
      ...(beginsAt && { begins: beginsAt.toISOString() }),
      ...(endsAt && { ends: endsAt.toISOString() }),
      open: isOpen,
      products: members.get(id) ?? [],
    }));
  },
  check: async ({ db }, { products, begins, ends }) => {
    if (begins != null && ends != null && new Date(begins) >= new Date(ends))
      throw new Refused("ends: must be after begins.", { text: { key: "endBeforeStart" } });
    await checkProducts(db, products);
  },
  takePictures: async (take, fields) => {
    const banners: string[] = [];
    for (const source of fields.banners) banners.push(await take(source));
    const products: MemberFields[] = [];
    for (const { picture, ...rest } of fields.products)
      products.push(picture == null ? rest : { ...rest, picture: await take(picture) });
    return { ...fields, banners, products };
  },
  save: async (tx, id, { name, type, instruction, banners, hours, begins, ends, open, products }) => {
    const row = {
      name,
      type,
      instruction: instruction ?? { en: "" },
      banners: banners.map((address) => mediaKeyIn(address) ?? ""),
      roundHours: hours,
      beginsAt: begins == null ? null : new Date(begins),
      endsAt: ends == null ? null : new Date(ends),
      isOpen: open,
    };
    await writeRow(tx, activity, id, row);
    await tx.delete(activityProduct).where(eq(activityProduct.activityId, id));
    if (products.length > 0)
      await tx.insert(activityProduct).values(
        products.map(({ id: productId, picture, quota = null, sold }, sort) => ({
          activityId: id,
          productId,
          picture: picture == null ? null : mediaKeyIn(picture),
          quota,
          virtualSold: sold ?? 0,
          sort,
        })),
      );
  },
};
