import { sql } from "drizzle-orm";
import type { AppContext } from "../context.ts";
import { rowOf } from "../database/rows.ts";
import { dayMs } from "../shared/durations.ts";

/** Maximum number of days until a read notice is deleted. */
const maxReadDays = 180;

/** Notices per statement. */
const batch = 1000;

/**
 * Deletes old notices. Ids grow with time, so the sweep stops at the first batch without an old notice
 * instead of reading the whole table. Runs as a job.
 */
export const sweepNotices = async ({
  db,
  clock,
  config: {
    retention: { noticeDays },
  },
}: Pick<AppContext, "db" | "clock" | "config">): Promise<void> => {
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * dayMs).toISOString();
  const [readDue, due] = [daysAgo(Math.min(maxReadDays, noticeDays)), daysAgo(noticeDays)];
  for (let after = 0; ;) {
    const { last } = await rowOf<{ last: number | null }>(
      db,
      sql`with looked_at as (
          select id, created_at, read_at from notice where id > ${after}::int order by id limit ${batch}::int
        ), gone as (
          delete from notice where id in (select id from looked_at
            where created_at <= ${due}::timestamptz or read_at <= ${readDue}::timestamptz)
        )
        select max(id) filter (where created_at <= ${readDue}::timestamptz) as last from looked_at`,
    );
    if (last === null) return;
    after = last;
  }
};
