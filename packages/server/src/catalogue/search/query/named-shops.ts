import { sql } from "drizzle-orm";
import type { Queryable } from "../../../database/connection.ts";
import { rowsOf } from "../../../database/rows.ts";

/** Shops of one search at most, so that a common word can't ask for thousands. */
const maxShops = 20;

/** What a name, in lower case and with a blank before it, has to be like: each word begins a word of it. */
export const nameBeginnings = (keyword: string): string[] =>
  keyword
    .toLowerCase()
    // Letters and digits alone mean nothing to LIKE.
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== "")
    .map((word) => `% ${word}%`);

/** The open shops that have all of these words in their names. */
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
