import { sql } from "drizzle-orm";
import type { Queryable } from "../../database/connection.ts";
import { rowsOf } from "../../database/rows.ts";
import { property } from "../../database/schema/properties.ts";

export type Property = Omit<typeof property.$inferSelect, "id">;

/** All properties by key. */
export const readProperties = async (db: Queryable): Promise<ReadonlyMap<string, Property>> => {
  const rows = await db.select().from(property);
  return new Map(rows.map((row) => [row.key, row]));
};

/** The properties of each category, in order, without those of its ancestors; for the operator's file. */
export const readCategoryProperties = (db: Queryable): Promise<{ id: number; keys: string[] }[]> =>
  rowsOf(
    db,
    sql`select category_id as id, array_agg(property_key order by sort) as keys from category_property group by category_id`,
  );
