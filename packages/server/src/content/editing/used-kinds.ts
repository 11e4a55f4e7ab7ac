import { sql } from "drizzle-orm";
import type { Queryable } from "../../database/connection.ts";
import { rowOf } from "../../database/rows.ts";
import { Refused } from "./refused.ts";

/**
 * A shop keeps its type and category, and so does an application, which stays on record.
 * @throws Refused where one has the given one
 */
export const refuseUsedKind = async (
  db: Queryable,
  column: "type_id" | "category_id",
  id: number,
): Promise<void> => {
  const which = sql`where ${sql.identifier(column)} = ${id}::int`;
  const { shops, applications } = await rowOf<{ shops: number; applications: number }>(
    db,
    sql`select (select count(*)::int from merchant ${which}) as shops,
      (select count(*)::int from application ${which}) as applications`,
  );
  if (shops + applications > 0)
    throw new Refused(
      `${id} can’t be removed: ${shops} shops and ${applications} applications have it. Write another name over it instead.`,
    );
};
