import { isDeepStrictEqual } from "node:util";
import {
  Code,
  shopCategoryLimits,
  wireLocales,
  type ShopCategoryRow,
  type WireLocale,
} from "@carmine/api/contract";
import { and, asc, eq, sql } from "drizzle-orm";
import { type Actor, recordAudit } from "../../audit/record-audit.ts";
import { anyLanguageName, readFields } from "../../content/editing/fields.ts";
import { withRefusals } from "../../content/staff/refusals.ts";
import type { AppContext } from "../../context.ts";
import type { Queryable, Transaction } from "../../database/connection.ts";
import { isUniqueViolation } from "../../database/errors.ts";
import { publishTags } from "../../database/publish-tags.ts";
import { shopCategory } from "../../database/schema/merchants.ts";
import { transaction } from "../../database/transaction.ts";
import { changedFailure } from "../../http/envelope/changed-failure.ts";
import { Failure, notFound } from "../../http/envelope/failure.ts";
import type { LocalizedText } from "../../shared/localized-text.ts";

type Context = Pick<AppContext, "db" | "clock">;

/** The categories of a shop's own tree with the number of their products, in order. */
export const listShopCategories = async (db: Queryable, merchantId: number): Promise<ShopCategoryRow[]> => {
  const rows = await db
    .select({
      id: shopCategory.id,
      pid: shopCategory.pid,
      name: shopCategory.name,
      productCount: sql<number>`(select count(*)::int from product p
        where p.merchant_id = ${merchantId}::int and not p.is_deleted and shop_category.id = any(p.shop_category_path))`,
    })
    .from(shopCategory)
    .where(eq(shopCategory.merchantId, merchantId))
    .orderBy(asc(shopCategory.pid), asc(shopCategory.sort), asc(shopCategory.id));
  return rows.map(({ pid, name, ...row }) => ({
    ...row,
    name: { ...name, en: name.en ?? "" },
    pid: pid === 0 ? null : pid,
  }));
};

type StoredName = Partial<LocalizedText>;

/** A name without its empty texts: the unique index compares English ones, so a missing one must not be stored. */
const storedName = (name: LocalizedText | null): StoredName =>
  Object.fromEntries(Object.entries(name ?? {}).filter(([, text]) => text !== ""));

/** Whether two names are equal: in English, as in the unique index, or in any language if one has no English text. */
const isSameName = (one: StoredName, other: StoredName): boolean => {
  const isEqual = (locale: WireLocale) =>
    one[locale] !== undefined && one[locale].toLowerCase() === other[locale]?.toLowerCase();
  return one.en !== undefined && other.en !== undefined ? isEqual("en") : wireLocales.some(isEqual);
};

/** Locks a shop's tree. Imports don't, so a name can still be taken in the meantime. */
const lockTree = async (tx: Transaction, merchantId: number) => {
  await tx.execute(sql`select from merchant where id = ${merchantId}::int for no key update`);
  return tx
    .select()
    .from(shopCategory)
    .where(eq(shopCategory.merchantId, merchantId))
    .orderBy(asc(shopCategory.sort), asc(shopCategory.id));
};

const write = async <Result>(
  { db }: Context,
  merchantId: number,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> =>
  transaction(db, async (tx) => {
    const result = await work(tx);
    await publishTags(tx, [`shop:${merchantId}`]);
    return result;
  }).catch((error: unknown) => {
    if (isUniqueViolation(error, "shop_category_name"))
      throw new Failure(Code.badRequest, "shopCategoryNameTaken");
    throw error;
  });

const requireFreeName = (name: StoredName, siblings: readonly { readonly name: StoredName }[]): void => {
  if (siblings.some((one) => isSameName(one.name, name)))
    throw new Failure(Code.badRequest, "shopCategoryNameTaken");
};

interface SavedCategory {
  readonly merId: number;
  /** Null for a new one. */
  readonly id: number | null;
  readonly pid: number | null;
  readonly from: LocalizedText | null;
  readonly to: LocalizedText;
}

/**
 * Adds a category as the last of its parent, or renames one.
 * @throws Failure 404 for a category of another shop; 409 if the name isn't `from` any more; 400 for a taken name
 */
export const saveShopCategory = async (
  ctx: Context,
  actor: Actor,
  { merId, id, pid, from, to }: SavedCategory,
): Promise<{ id: number }> => {
  const name = storedName(
    await withRefusals(async () => readFields(anyLanguageName(shopCategoryLimits.name), to, "name ")),
  );
  return write(ctx, merId, async (tx) => {
    const tree = await lockTree(tx, merId);
    const record = (subjectId: number, before?: StoredName) =>
      recordAudit(
        tx,
        actor,
        {
          merchantId: merId,
          action: "shopCategory.write",
          subject: `shopCategory:${subjectId}`,
          ...(before && { before: { name: before } }),
          after: { name },
        },
        ctx.clock.now(),
      );
    if (id === null) {
      // The tree has two levels.
      if (pid !== null && !tree.some((one) => one.id === pid && one.pid === 0)) throw notFound();
      const siblings = tree.filter((one) => one.pid === (pid ?? 0));
      requireFreeName(name, siblings);
      const sort = Math.max(0, ...siblings.map((one) => one.sort)) + 1;
      const [added] = await tx
        .insert(shopCategory)
        .values({ merchantId: merId, pid: pid ?? 0, name, sort })
        .returning({ id: shopCategory.id });
      if (!added) throw new Error("Inserting a shop category returned no row.");
      await record(added.id);
      return added;
    }
    const own = tree.find((one) => one.id === id);
    if (!own) throw notFound();
    if (isDeepStrictEqual(own.name, name)) return { id };
    if (!isDeepStrictEqual(own.name, storedName(from)))
      throw changedFailure([{ id, field: "name", current: JSON.stringify(own.name) }]);
    requireFreeName(
      name,
      tree.filter((one) => one.pid === own.pid && one.id !== id),
    );
    await tx.update(shopCategory).set({ name }).where(eq(shopCategory.id, id));
    await record(id, own.name);
    return { id };
  });
};

/**
 * Reorders the categories of one parent.
 * @throws Failure 404 for categories of another shop; 409 if the order isn't `from` any more
 */
export const orderShopCategories = (
  ctx: Context,
  actor: Actor,
  { merId, from, to }: { merId: number; from: readonly number[]; to: readonly number[] },
): Promise<void> =>
  write(ctx, merId, async (tx) => {
    const tree = await lockTree(tx, merId);
    const parent = tree.find(({ id }) => id === to[0])?.pid;
    if (parent === undefined) throw notFound();
    const stored = tree.filter(({ pid }) => pid === parent).map(({ id }) => id);
    const isSame = (ids: readonly number[]) => isDeepStrictEqual([...ids], stored);
    if (isSame(to)) return;
    if (!isSame(from))
      throw changedFailure([{ id: parent, field: "order", current: JSON.stringify(stored) }]);
    if (to.length !== stored.length || !stored.every((id) => to.includes(id)))
      throw new Failure(Code.badRequest, "wrongParameter");
    for (const [place, id] of to.entries())
      await tx
        .update(shopCategory)
        .set({ sort: place + 1 })
        .where(eq(shopCategory.id, id));
    const act = {
      merchantId: merId,
      action: "shopCategory.order",
      subject: `shopCategory:${parent}`,
      before: { ids: stored },
      after: { ids: to },
    };
    await recordAudit(tx, actor, act, ctx.clock.now());
  });

/**
 * Removes a category. Its products stay in the parent category.
 * @throws Failure 404 for a category of another shop; 400 for one with subcategories
 */
export const removeShopCategory = (
  ctx: Context,
  actor: Actor,
  { merId, id }: { merId: number; id: number },
): Promise<void> =>
  write(ctx, merId, async (tx) => {
    const tree = await lockTree(tx, merId);
    const own = tree.find((one) => one.id === id);
    if (!own) throw notFound();
    if (tree.some(({ pid }) => pid === id)) throw new Failure(Code.badRequest, "shopCategoryHasChildren");
    await tx.execute(sql`update product set shop_category_path = array_remove(shop_category_path, ${id}::int)
      where merchant_id = ${merId}::int and ${id}::int = any(shop_category_path)`);
    await tx.delete(shopCategory).where(and(eq(shopCategory.id, id), eq(shopCategory.merchantId, merId)));
    const act = {
      merchantId: merId,
      action: "shopCategory.remove",
      subject: `shopCategory:${id}`,
      before: { name: own.name, pid: own.pid },
    };
    await recordAudit(tx, actor, act, ctx.clock.now());
  });
