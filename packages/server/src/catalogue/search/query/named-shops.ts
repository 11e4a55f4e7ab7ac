import { sql } from "drizzle-orm";
import type { Queryable } from "../../../database/connection.ts";
import { rowsOf } from "../../../database/rows.ts";

/** Shops of one search at most, so that a common word can't ask for thousands. */
const maxShops = 20;

/** The open shops that have all of these words in their names. */
export const shopsNamed = async (db: Queryable, keyword: string): Promise<number[]> => {
  const words = keyword
    .toLowerCase()
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== "");
  if (words.length === 0) return [];
  // Each word begins a word of the name; letters and digits alone mean nothing to LIKE.
  const patterns = words.map((word) => `% ${word}%`);
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`select id from merchant
      where is_open and ' ' || lower(name) like all (${sql.param(patterns)}::text[])
      order by star_level desc nulls last, id limit ${maxShops}`,
  );
  return rows.map(({ id }) => id);
};
