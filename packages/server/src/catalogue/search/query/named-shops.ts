import { sql } from "drizzle-orm";
import type { Queryable } from "../../../database/connection.ts";
import { rowsOf } from "../../../database/rows.ts";

/** Maximum number of shops per search, so that a common word doesn't match thousands. */
const maxShops = 20;

/** LIKE patterns for a lowercase name with a leading space: each word is the prefix of a word. */
export const nameBeginnings = (keyword: string): string[] =>
  keyword
    .toLowerCase()
    // Other characters are wildcards of LIKE.
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== "")
    .map((word) => `% ${word}%`);

/** The open shops whose names contain all of these words. */
export const shopsNamed = async (db: Queryable, keyword: string): Promise<number[]> => {
  const patterns = nameBeginnings(keyword);
  if (patterns.length === 0) return [];
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`select id from merchant
      where is_open and ' ' || lower(name) like all (${sql.param(patterns)}::text[])
      order by star_level desc nulls last, id limit ${maxShops}`,
  );
  return rows.map(({ id }) => id);
};
