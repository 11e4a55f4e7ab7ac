import type { ProductDetail, WireLocale } from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import type { Queryable } from "../../database/connection.ts";
import { rowsOf } from "../../database/rows.ts";
import { iconAddress } from "../../media/icon-pictures.ts";
import { textInSql } from "../../shared/localized-text.ts";

type Guarantees = NonNullable<ProductDetail["guaranteeList"]>;

/** All available guarantees, in order. */
export const readGuarantees = async (db: Queryable, locale: WireLocale): Promise<Guarantees> => {
  const rows = await rowsOf<Omit<Guarantees[number], "icon">>(
    db,
    sql`select g.id, ${textInSql("g.name", locale)} as name, g.icon as symbol, ${textInSql("g.content", locale)} as content
      from guarantee g order by g.sort, g.id`,
  );
  return rows.map((row) => ({ ...row, icon: iconAddress(row.symbol) }));
};

/** Guarantees of a product (comma-separated ids); null without any. */
export const guaranteesOf = (all: Guarantees, ids: string | null): Guarantees | null => {
  const given = new Set(ids?.split(",").map(Number));
  const found = all.filter(({ id }) => given.has(id));
  return found.length > 0 ? found : null;
};
