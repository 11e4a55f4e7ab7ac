import { limits, type SitemapKind } from "@carmine/api/contract";
import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../database/connection.ts";
import { rowsOf } from "../../database/rows.ts";

/** Ids visible to shoppers. */
const visible: Readonly<Record<SitemapKind, SQL>> = {
  products: sql.raw("(select product_id as id from product_listing)"),
  shops: sql.raw("(select id from merchant where is_open)"),
};

/**
 * Numbers of nonempty parts, ascending; part 1 has the ids from 1 to `size`. Skips from part to part by the
 * index instead of counting, so a million products take a thousand steps.
 */
export const readSitemapParts = async (
  db: Queryable,
  kind: SitemapKind,
  size: number = limits.sitemapPart,
): Promise<number[]> => {
  const partOf = (ids: SQL): SQL => sql`((select min(v.id) from ${ids}) - 1) / ${size}::int + 1`;
  const found = await rowsOf<{ part: number }>(
    db,
    sql`with recursive parts(part) as (
        select ${partOf(sql`${visible[kind]} v`)}
        union all
        select ${partOf(sql`${visible[kind]} v where v.id > parts.part * ${size}::int`)} from parts where parts.part is not null
      ) select part from parts where part is not null`,
  );
  return found.map(({ part }) => part);
};

/** Ids of one part, ascending. */
export const readSitemapPart = async (
  db: Queryable,
  kind: SitemapKind,
  part: number,
  size: number = limits.sitemapPart,
): Promise<number[]> => {
  const found = await rowsOf<{ id: number }>(
    db,
    sql`select v.id from ${visible[kind]} v
      where v.id > ${(part - 1) * size}::int and v.id <= ${part * size}::int order by v.id`,
  );
  return found.map(({ id }) => id);
};
