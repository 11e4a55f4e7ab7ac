import { sql } from "drizzle-orm";
import type { Queryable } from "../database/connection.ts";
import { rowsOf } from "../database/rows.ts";

/** All categories in tree order, with the units usually bought together. */
export const listSetSizes = (db: Queryable) =>
  rowsOf<{ id: number; level: number; name: string; setSize: number | null }>(
    db,
    sql`select c.id, c.level, c.name ->> 'en' as name, c.set_size as "setSize" from category c
      order by array(select above.sort * 1000000::bigint + above.id from unnest(c.path) with ordinality p(id, place)
        join category above on above.id = p.id order by p.place)`,
  );
