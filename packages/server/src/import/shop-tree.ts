import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../database/connection.ts";
import { shopCategory } from "../database/schema/merchants.ts";

const findNode = async (db: Database, merchantId: number, pid: number, name: string) => {
  const [row] = await db
    .select({ id: shopCategory.id })
    .from(shopCategory)
    .where(
      and(
        eq(shopCategory.merchantId, merchantId),
        eq(shopCategory.pid, pid),
        sql`(lower(${shopCategory.name} ->> 'en') = ${name.toLowerCase()} or (${shopCategory.name} ->> 'en' is null
          and exists (select from jsonb_each_text(${shopCategory.name}) where lower(value) = ${name.toLowerCase()})))`,
      ),
    )
    .orderBy(sql`${shopCategory.name} ->> 'en' is null`, shopCategory.id)
    .limit(1);
  return row?.id;
};

/** Names of the nodes of a type: the first name, and the others joined, because the tree has two levels. */
const nodeNames = ([first, ...rest]: readonly string[]): string[] =>
  [first ?? "", rest.join(" > ")].filter((name) => name !== "");

/** Ids from the top; 0 for a missing node. */
export const findShopPath = async (
  db: Database,
  merchantId: number,
  type: readonly string[],
): Promise<number[]> => {
  const path: number[] = [];
  for (const name of nodeNames(type)) {
    const pid = path.at(-1) ?? 0;
    path.push((await findNode(db, merchantId, pid, name)) ?? 0);
  }
  return path;
};

/**
 * Finds or creates the node of a shop's tree for a type of its file.
 * @returns ids from the top; empty for a product without a type
 */
export const findOrCreateShopPath = async (
  db: Database,
  merchantId: number,
  type: readonly string[],
): Promise<number[]> => {
  const path: number[] = [];
  for (const name of nodeNames(type)) {
    const pid = path.at(-1) ?? 0;
    const known = await findNode(db, merchantId, pid, name);
    if (known === undefined)
      await db
        .insert(shopCategory)
        .values({ merchantId, pid, name: { en: name } })
        .onConflictDoNothing();
    const id = known ?? (await findNode(db, merchantId, pid, name));
    if (id === undefined) throw new Error(`Inserting the shop category "${name}" returned no row.`);
    path.push(id);
  }
  return path;
};
