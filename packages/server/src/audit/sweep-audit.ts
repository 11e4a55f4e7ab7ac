import { sql } from "drizzle-orm";
import type { AppContext } from "../context.ts";
import { rowOf } from "../database/rows.ts";
import { dayMs } from "../shared/durations.ts";

/** Entries per statement. */
const batch = 1000;

/**
 * Deletes audit entries older than `AUDIT_DAYS`. Ids grow with time, so it reads the oldest entries only. Runs as a job.
 */
export const sweepAudit = async ({
  db,
  clock,
  config,
}: Pick<AppContext, "db" | "clock" | "config">): Promise<void> => {
  const due = new Date(clock.now().getTime() - config.retention.auditDays * dayMs).toISOString();
  for (;;) {
    const { deleted } = await rowOf<{ deleted: number }>(
      db,
      sql`with oldest as (select id, created_at from audit_entry order by id limit ${batch}::int), gone as (
          delete from audit_entry where id in (select id from oldest where created_at <= ${due}::timestamptz) returning 1
        )
        select count(*)::int as deleted from gone`,
    );
    if (deleted < batch) return;
  }
};
