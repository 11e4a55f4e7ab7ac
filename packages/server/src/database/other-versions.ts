import { sql } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import type { Queryable } from "./connection.ts";
import { connectionName } from "./migrate.ts";
import { rowOf } from "./rows.ts";

/**
 * Warns if processes with another schema use the same database, because an older version accesses dropped
 * columns. Only a warning, because a killed process can stay connected for a while.
 */
export const warnOfOtherVersions = async (
  db: Queryable,
  log: Pick<FastifyBaseLogger, "warn">,
): Promise<void> => {
  const { connections } = await rowOf<{ connections: number }>(
    db,
    sql`select count(*)::int as connections from pg_stat_activity
      where datname = current_database() and application_name like 'carmine %' and application_name <> ${connectionName}`,
  );
  if (connections > 0)
    log.warn(
      { connections },
      "Another version of the shop is connected to this database. Stop it: it uses another schema, so its requests can fail and its writes can be wrong.",
    );
};
