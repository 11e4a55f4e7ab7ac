import type { OperatorJob } from "@carmine/api/contract";
import type { AppContext } from "../../context.ts";
import type { Queryable } from "../../database/connection.ts";
import { jobRun } from "../../database/schema/platform.ts";

const iso = (date: Date | null | undefined): string | null => date?.toISOString() ?? null;

/** The scheduled jobs of this configuration: failing and stalled ones first, then by name. */
export const listJobs = async ({ jobs }: Pick<AppContext, "jobs">, db: Queryable): Promise<OperatorJob[]> => {
  const rows = new Map((await db.select().from(jobRun)).map((row) => [row.name, row]));
  const stalled = new Set(await jobs.stalled(db));
  const rankOf = ({ error, isStalled }: OperatorJob): number => (error === null ? Number(!isStalled) + 1 : 0);
  return jobs
    .list()
    .map(({ name, ms }): OperatorJob => {
      const row = rows.get(name);
      return {
        name,
        intervalMs: ms,
        lastRunAt: iso(row?.lastRunAt),
        lastSuccessAt: iso(row?.lastSuccessAt),
        failedAt: iso(row?.failedAt),
        error: row?.lastError ?? null,
        nextRunAt: iso(row && new Date(row.lastRunAt.getTime() + ms)),
        isStalled: stalled.has(name),
      };
    })
    .toSorted((a, b) => rankOf(a) - rankOf(b) || a.name.localeCompare(b.name, "en"));
};

/** Number of jobs of this configuration whose last run failed. */
export const countFailedJobs = async ({ jobs }: Pick<AppContext, "jobs">, db: Queryable): Promise<number> => {
  const names = new Set(jobs.list().map(({ name }) => name));
  const rows = await db.select().from(jobRun);
  return rows.filter(({ name, lastError }) => names.has(name) && lastError !== null).length;
};
