import { eq, sql } from "drizzle-orm";
import type { Queryable } from "../../database/connection.ts";
import { brand } from "../../database/schema/catalogue.ts";

/** Finds the brand with that name in any case. */
export const findBrand = async (
  db: Queryable,
  name: string,
): Promise<{ id: number; name: string } | undefined> => {
  const [row] = await db
    .select({ id: brand.id, name: brand.name })
    .from(brand)
    .where(eq(sql`lower(${brand.name})`, name.toLowerCase()))
    .limit(1);
  return row;
};

/** Finds the brand with that name in any case, or creates it. */
export const findOrCreateBrand = async (
  db: Queryable,
  name: string,
): Promise<{ id: number; name: string }> => {
  await db.insert(brand).values({ name }).onConflictDoNothing();
  const row = await findBrand(db, name);
  if (!row) throw new Error(`Inserting the brand "${name}" returned no row.`);
  return row;
};
