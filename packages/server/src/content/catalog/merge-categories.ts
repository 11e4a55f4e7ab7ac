import { eq, sql } from "drizzle-orm";
import { type Actor, recordAudit } from "../../audit/record-audit.ts";
import { reindexProducts } from "../../catalogue/products/reindex-products.ts";
import type { AppContext } from "../../context.ts";
import type { Transaction } from "../../database/connection.ts";
import { lockTable } from "../../database/lock-table.ts";
import { publishTags } from "../../database/publish-tags.ts";
import { banner, newsItem } from "../../database/schema/content.ts";
import { category } from "../../database/schema/catalogue.ts";
import { transaction } from "../../database/transaction.ts";
import { notFound } from "../../http/envelope/failure.ts";
import {
  categoryKind,
  categoryTags,
  moveChildren,
  pathBelow,
  readCategory,
  type CategoryFields,
} from "../editing/categories.ts";
import type { Stored } from "../editing/entry-kind.ts";
import { readEntries } from "../editing/entry-order.ts";
import { Refused } from "../editing/refused.ts";

type Row = typeof category.$inferSelect;

const childrenOf = (tx: Transaction, id: number): Promise<Row[]> =>
  tx.select().from(category).where(eq(category.pid, id)).orderBy(category.sort, category.id);

/** Moves a category with those below to the end of another parent. */
const moveRow = async (tx: Transaction, row: Row, pid: number): Promise<void> => {
  const path = [...(await pathBelow(tx, pid, row)), row.id];
  const sort = sql`(select coalesce(max(sort), 0) + 1 from category where pid = ${pid}::int)`;
  await tx.update(category).set({ pid, path, level: path.length, sort }).where(eq(category.id, row.id));
  await moveChildren(tx, row, path);
};

/** Links of operators that lead to a category. */
const moveLinks = async (tx: Transaction, id: number, intoId: number): Promise<void> => {
  for (const table of [banner, newsItem])
    await tx.execute(sql`update ${table} set url = regexp_replace(url, ${`([?&]cid=)${id}(?!\\d)`}, ${`\\1${intoId}`})
      where url ~ ${`[?&]cid=${id}(?!\\d)`}`);
};

/** Moves what belongs to a category itself to another one. */
const moveContents = async (tx: Transaction, id: number, intoId: number): Promise<void> => {
  for (const table of ["product", "coupon", "category_mapping"])
    await tx.execute(
      sql`update ${sql.identifier(table)} set category_id = ${intoId}::int where category_id = ${id}::int`,
    );
  await tx.execute(sql`insert into category_property (category_id, property_key, sort)
    select ${intoId}::int, property_key, sort + (select coalesce(max(sort) + 1, 0) from category_property where category_id = ${intoId}::int)
    from category_property where category_id = ${id}::int on conflict do nothing`);
  await tx.execute(sql`update category set accessory_ids = case when accessory_ids @> array[${intoId}::int]
      then array_remove(accessory_ids, ${id}::int) else array_replace(accessory_ids, ${id}::int, ${intoId}::int) end
    where accessory_ids @> array[${id}::int]`);
  await moveLinks(tx, id, intoId);
};

/** Subcategories with the same English name become one; the others move. */
const mergeRows = async (tx: Transaction, own: Row, into: Row): Promise<void> => {
  const targets = await childrenOf(tx, into.id);
  for (const child of await childrenOf(tx, own.id)) {
    const same = targets.find(({ name }) => name.en.toLowerCase() === child.name.en.toLowerCase());
    if (same) await mergeRows(tx, child, same);
    else await moveRow(tx, child, into.id);
  }
  await moveContents(tx, own.id, into.id);
  await tx.delete(category).where(eq(category.id, own.id));
};

/**
 * Moves everything of a category to another one and removes it.
 * @param guard throws to refuse an entry that its author saw otherwise
 * @returns the number of products
 * @throws Refused if the other category is missing or below it, or the tree would get too deep
 */
export const mergeCategories = (
  { db, clock }: Pick<AppContext, "db" | "clock">,
  actor: Actor,
  { id, intoId }: { id: number; intoId: number },
  guard: (entry: Stored<CategoryFields>) => void,
): Promise<number> =>
  transaction(db, async (tx) => {
    await lockTable(tx, category);
    // Products that are being written finish first.
    await tx.execute(sql`select from category where path @> array[${id}::int] for update`);
    const entry = (await readEntries(tx, categoryKind)).find((one) => one.id === id);
    const [own, into] = [await readCategory(tx, id), await readCategory(tx, intoId)];
    if (!entry || !own) throw notFound();
    guard(entry);
    if (!into) throw new Refused(`there is no category ${intoId}.`, { text: { key: "categoryUnknown" } });
    if (into.path.includes(id))
      throw new Refused("a category can’t be merged into itself or a category below.", {
        text: { key: "categoryInItself" },
      });
    await mergeRows(tx, own, into);
    const productCount = await reindexProducts(tx, sql`p.category_path @> array[${id}::int]`, []);
    const { name, pid } = own;
    const act = {
      merchantId: null,
      action: "category.merge",
      subject: `category:${id}`,
      before: { name, pid },
      after: { into: intoId, name: into.name, productCount },
    };
    await recordAudit(tx, actor, act, clock.now());
    await publishTags(tx, [...categoryTags(own.path, into.path), "home", "search"]);
    return productCount;
  });
