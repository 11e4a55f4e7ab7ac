import type { DataOf, merchantCounts } from "@carmine/api/contract";
import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../database/connection.ts";
import { rowOf } from "../database/rows.ts";
import { ofCategory, ofSeller, ofType, nameMatches, type ShopFilters } from "./find-shops.ts";

/** Counts shops by a column, as JSON. */
const perKind = (column: "type_id" | "category_id", others: string): SQL =>
  sql.raw(`coalesce((select json_agg(json_build_object('id', ${column}, 'count', count)) from (
    select ${column}, count(*)::int from shop where ${column} is not null and ${others} group by ${column}) k), '[]')`);

/**
 * How many open shops each option of the list's filters would leave. A filter doesn't restrict its own
 * options.
 */
export const countShops = (db: Queryable, filters: ShopFilters): Promise<DataOf<typeof merchantCounts>> =>
  rowOf(
    db,
    sql`with shop as materialized (
        select m.type_id, m.category_id, m.is_self, m.is_verified, ${ofSeller(filters)} as of_seller,
          ${ofType(filters)} as of_type, ${ofCategory(filters)} as of_category
        from merchant m where ${nameMatches(filters)})
      select (select count(*)::int from shop where is_self and of_type and of_category) as "isSelf",
        (select count(*)::int from shop where is_verified and of_type and of_category) as "isVerified",
        ${perKind("type_id", "of_seller and of_category")} as types,
        ${perKind("category_id", "of_seller and of_type")} as categories`,
  );
