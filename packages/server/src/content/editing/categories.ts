import { catalogLimits, productTag, textEntryLimits } from "@carmine/api/contract";
import { eq, sql } from "drizzle-orm";
import { isDeepStrictEqual } from "node:util";
import * as z from "zod/mini";
import { reindexProducts } from "../../catalogue/products/reindex-products.ts";
import type { Queryable, Transaction } from "../../database/connection.ts";
import { publishTags } from "../../database/publish-tags.ts";
import { rowOf, rowsOf } from "../../database/rows.ts";
import { category } from "../../database/schema/catalogue.ts";
import { guide } from "../../database/schema/content.ts";
import { categoryProperty } from "../../database/schema/properties.ts";
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
  /** Keys of its properties, in order, without those of its parents. */
  readonly properties: string[];
  /** Numbers of the categories with accessories, most important first. */
  readonly accessories: number[];
  /** Slugs of the guides. */
  readonly guides: string[];
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

/** Values that searches and the listing depend on. */
const dependencies = ({ path, name, keywords, isShown }: Row) => ({ path, name, keywords, isShown });

/** Values that only product pages show. */
const shownOnPages = ({ setSize, accessoryIds, guideSlugs }: Row) => ({ setSize, accessoryIds, guideSlugs });

/** Invalidates the pages of the products of a category and of those below. */
const publishProducts = async (tx: Transaction, id: number): Promise<void> => {
  const rows = await rowsOf<{ id: number }>(
    tx,
    sql`select id from product where category_path @> array[${id}::int]`,
  );
  await publishTags(
    tx,
    rows.map((row) => productTag(row.id)),
  );
};

const readProperties = async (db: Queryable, id: number): Promise<string[]> =>
  (
    await db
      .select({ key: categoryProperty.propertyKey })
      .from(categoryProperty)
      .where(eq(categoryProperty.categoryId, id))
      .orderBy(categoryProperty.sort)
  ).map(({ key }) => key);

/** @throws Refused if a property, category or guide doesn't exist */
const checkLinks = async (
  db: Queryable,
  { properties, accessories, guides }: CategoryFields,
): Promise<void> => {
  const { isKnown } = await rowOf<{ isKnown: boolean }>(
    db,
    sql`select (select count(*) from property where key = any(${sql.param(properties)}::text[])) = ${properties.length}::int
        and (select count(*) from category where id = any(${sql.param(accessories)}::int[])) = ${accessories.length}::int
        and (select count(*) from guide where slug = any(${sql.param(guides)}::text[])) = ${guides.length}::int as "isKnown"`,
  );
  if (!isKnown)
    throw new Refused("properties, accessories or guides: one of them doesn’t exist or occurs twice", {
      text: { key: "categoryLinksWrong" },
    });
};

const writeProperties = async (tx: Transaction, id: number, keys: readonly string[]): Promise<void> => {
  await tx.delete(categoryProperty).where(eq(categoryProperty.categoryId, id));
  if (keys.length > 0)
    await tx
      .insert(categoryProperty)
      .values(keys.map((propertyKey, sort) => ({ categoryId: id, propertyKey, sort })));
};

const save = async (tx: Transaction, id: number, fields: CategoryFields): Promise<void> => {
  const { position: _position, pid, picture, shown, properties, accessories, guides, ...plain } = fields;
  const before = await readCategory(tx, id);
  const propertiesBefore = await readProperties(tx, id);
  const path = [...(await pathBelow(tx, pid, before)), id];
  const icon = picture === null ? null : mediaKeyIn(picture);
  const level = path.length;
  const links = { accessoryIds: accessories, guideSlugs: guides };
  await writeRow(tx, category, id, { ...plain, ...links, pid, icon, isShown: shown, path, level });
  await writeProperties(tx, id, properties);
  const after = await readCategory(tx, id);
  if (!before || !after) return;
  await publishTags(tx, categoryTags(before.path, path));
  if (isDeepStrictEqual(dependencies(before), dependencies(after))) {
    const isSame =
      isDeepStrictEqual(shownOnPages(before), shownOnPages(after)) &&
      isDeepStrictEqual(propertiesBefore, properties);
    if (!isSame) await publishProducts(tx, id);
    return;
  }
  await moveChildren(tx, before, path);
  await reindexProducts(tx, sql`p.category_path @> array[${id}::int]`, [after.name]);
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
    properties: z.array(textField(catalogLimits.propertyKey)),
    accessories: z.array(z.int("must be the number of a category.")),
    guides: z.array(textField(textEntryLimits.slug)),
    position: positionField,
  }),
  initial: {
    pid: null,
    keywords: [],
    picture: null,
    symbol: null,
    setSize: null,
    shown: true,
    properties: [],
    accessories: [],
    guides: [],
  },
  tags: ["home", "search"],
  listOf: ({ pid }) => String(pid ?? 0),
  read: async (db) => {
    const links = await db.select().from(categoryProperty).orderBy(categoryProperty.sort);
    const byId = Map.groupBy(links, ({ categoryId }) => categoryId);
    const slugs = new Set((await db.select({ slug: guide.slug }).from(guide)).map(({ slug }) => slug));
    const rows = await db.select().from(category).orderBy(category.level, category.sort, category.id);
    return rows.map((row) => ({
      id: row.id,
      pid: row.pid,
      name: row.name,
      keywords: row.keywords,
      picture: mediaAddressOrNull(row.icon),
      symbol: row.symbol,
      setSize: row.setSize,
      shown: row.isShown,
      properties: (byId.get(row.id) ?? []).map(({ propertyKey }) => propertyKey),
      accessories: row.accessoryIds,
      // A guide can be removed or get another slug.
      guides: row.guideSlugs.filter((slug) => slugs.has(slug)),
    }));
  },
  check: ({ db }, fields) => checkLinks(db, fields),
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
