import { catalogLimits } from "@carmine/api/contract";
import { eq, sql } from "drizzle-orm";
import { isDeepStrictEqual } from "node:util";
import * as z from "zod/mini";
import { reindexProducts } from "../../catalogue/products/reindex-products.ts";
import type { Queryable, Transaction } from "../../database/connection.ts";
import { publishTags } from "../../database/publish-tags.ts";
import { rowOf } from "../../database/rows.ts";
import { category } from "../../database/schema/catalogue.ts";
import type { LocalizedText } from "../../shared/localized-text.ts";
import { mediaAddressOrNull, mediaKeyIn } from "../../shared/media-address.ts";
import type { EntryKind, Placed } from "./entry-kind.ts";
import { entryShape, flagField, localizedField, numberField, positionField, textField } from "./fields.ts";
import { Refused } from "./refused.ts";
import { writeRow } from "./write-row.ts";

export interface CategoryFields extends Placed {
  /** The parent; null for a department. */
  readonly pid: number | null;
  readonly name: LocalizedText;
  readonly keywords: string[];
  /** A file, or the URL of a picture of the shop. */
  readonly picture: string | null;
  readonly symbol: string | null;
  readonly setSize: number | null;
  readonly shown: boolean;
}

type Row = typeof category.$inferSelect;

export const readCategory = async (db: Queryable, id: number): Promise<Row | undefined> =>
  (await db.select().from(category).where(eq(category.id, id)))[0];

const unknownCategory = (id: number): Refused =>
  new Refused(`there is no category ${id}.`, { text: { key: "categoryUnknown" } });

/** Number of levels of a category with those below. */
const heightOf = async (tx: Transaction, { id, level }: Row): Promise<number> => {
  const { deepest } = await rowOf<{ deepest: number }>(
    tx,
    sql`select max(level)::int as deepest from category where path @> array[${id}::int]`,
  );
  return deepest - level + 1;
};

/**
 * The path of the parent below which a category is placed.
 * @param moved the category, if it exists
 * @throws Refused if the parent is missing or below the category, or the tree would get too deep
 */
export const pathBelow = async (
  tx: Transaction,
  pid: number | null,
  moved: Row | undefined,
): Promise<number[]> => {
  const parent = pid === null ? undefined : await readCategory(tx, pid);
  if (pid !== null && !parent) throw unknownCategory(pid);
  const path = parent?.path ?? [];
  if (moved && path.includes(moved.id))
    throw new Refused("a category can’t be moved into itself or a category below.", {
      text: { key: "categoryInItself" },
    });
  if (path.length + (moved ? await heightOf(tx, moved) : 1) > catalogLimits.levels)
    throw new Refused(`the tree has ${catalogLimits.levels} levels.`, {
      text: { key: "categoryTooDeep", values: { levels: catalogLimits.levels } },
    });
  return path;
};

/** Moves the categories below one to its new path. */
export const moveChildren = async (
  tx: Transaction,
  { id, level }: Row,
  path: readonly number[],
): Promise<void> => {
  await tx.execute(sql`update category set path = ${sql.param([...path])}::int[] || path[${level + 1}::int:],
      level = cardinality(${sql.param([...path])}::int[] || path[${level + 1}::int:])
    where path @> array[${id}::int] and id <> ${id}::int`);
};

/** Page tags of the categories in some paths, whose pages list the products. */
export const categoryTags = (...paths: readonly (readonly number[])[]): string[] =>
  paths.flat().map((id) => `category:${id}`);

/** Values that product pages and searches depend on. */
const dependencies = ({ path, name, keywords, setSize, isShown }: Row) => ({
  path,
  name,
  keywords,
  setSize,
  isShown,
});

const save = async (tx: Transaction, id: number, fields: CategoryFields): Promise<void> => {
  const { position: _position, pid, picture, shown, ...plain } = fields;
  const before = await readCategory(tx, id);
  const path = [...(await pathBelow(tx, pid, before)), id];
  const icon = picture === null ? null : mediaKeyIn(picture);
  const level = path.length;
  await writeRow(tx, category, id, { ...plain, pid, icon, isShown: shown, path, level });
  const after = await readCategory(tx, id);
  if (!before || !after || isDeepStrictEqual(dependencies(before), dependencies(after))) return;
  await moveChildren(tx, before, path);
  await reindexProducts(tx, sql`p.category_path @> array[${id}::int]`, [after.name]);
  await publishTags(tx, categoryTags(before.path, path));
};

/** @throws Refused unless the category has nothing that would be lost */
const checkEmpty = async (db: Queryable, { id }: { id: number }): Promise<void> => {
  const { categories, products, coupons } = await rowOf<
    Record<"categories" | "products" | "coupons", number>
  >(
    db,
    sql`select (select count(*)::int from category where pid = ${id}::int) as categories,
      (select count(*)::int from product where category_id = ${id}::int) as products,
      (select count(*)::int from coupon where category_id = ${id}::int) as coupons`,
  );
  if (categories + products + coupons > 0)
    throw new Refused(
      `${id} can’t be removed: it has ${categories} categories, ${products} products (including deleted ones) and ${coupons} coupons. Merge it into another one instead.`,
      { text: { key: "categoryInUse", values: { categories, products, coupons } } },
    );
};

/** The marketplace's category tree. Each parent has its own order. */
export const categoryKind: EntryKind<CategoryFields> = {
  name: "category",
  noun: "category",
  table: category,
  shape: entryShape({
    pid: z.nullable(numberField(1, 2_147_483_647)),
    name: localizedField(catalogLimits.name),
    keywords: z
      .array(textField(catalogLimits.keyword))
      .check(z.maxLength(catalogLimits.keywords, "has too many words.")),
    picture: z.nullable(textField(500)),
    symbol: z.nullable(textField(40)),
    setSize: z.nullable(numberField(2, catalogLimits.setSize)),
    shown: flagField,
    position: positionField,
  }),
  initial: { pid: null, keywords: [], picture: null, symbol: null, setSize: null, shown: true },
  tags: ["home", "search"],
  listOf: ({ pid }) => String(pid ?? 0),
  read: async (db) =>
    (await db.select().from(category).orderBy(category.level, category.sort, category.id)).map((row) => ({
      id: row.id,
      pid: row.pid,
      name: row.name,
      keywords: row.keywords,
      picture: mediaAddressOrNull(row.icon),
      symbol: row.symbol,
      setSize: row.setSize,
      shown: row.isShown,
    })),
  checkNew: (others, { pid, name }) => {
    const isTaken = others.some(
      (other) => other.pid === pid && other.name.en.toLowerCase() === name.en.toLowerCase(),
    );
    if (isTaken) throw new Refused(`name: “${name.en}” exists already.`, { text: { key: "entryExists" } });
  },
  takePictures: async (take, fields) => ({
    ...fields,
    picture: fields.picture === null ? null : await take(fields.picture),
  }),
  checkRemoval: checkEmpty,
  remove: async (tx, { id }) => {
    await tx.delete(category).where(eq(category.id, id));
    await tx.execute(sql`update category set accessory_ids = array_remove(accessory_ids, ${id}::int)
      where accessory_ids @> array[${id}::int]`);
    await publishTags(tx, categoryTags([id]));
  },
  save,
};
