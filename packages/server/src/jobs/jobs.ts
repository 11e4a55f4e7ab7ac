import { eq, gt, lte, or } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import type { Database, Queryable } from "../database/connection.ts";
import { isDatabaseAway } from "../database/errors.ts";
import type { Clock } from "../shared/clock.ts";
import { jobRun } from "../database/schema/platform.ts";

/**
 * Timed jobs. Of N processes on one database, one begins a job, at most once per interval; a job that takes longer than
 * its interval has to bear that another process begins it meanwhile.
 */
export interface Jobs {
  /** Runs `work` every `ms` milliseconds, first right after the start. Names are unique. */
  every(name: string, ms: number, work: () => Promise<void>): void;
  start(): void;
  /** Schedules no more runs and waits for running ones. */
  stop(): Promise<void>;
  /** Runs a job now, whenever it ran last: for tests and the command line. */
  run(name: string): Promise<void>;
  /**
   * Names of the started jobs that no process has begun for more than two intervals and five minutes.
   * @param db connection to read their last runs on
   */
  stalled(db: Queryable): Promise<string[]>;
}

interface Job {
  readonly ms: number;
  readonly work: () => Promise<void>;
  timer?: NodeJS.Timeout;
  running?: Promise<void>;
}

/** Grace period (ms) on top of two intervals: jobs of a few seconds can take longer than their interval. */
const stallGraceMs = 5 * 60_000;

export const createJobs = (db: Database, log: FastifyBaseLogger, clock: Clock): Jobs => {
  const jobs = new Map<string, Job>();
  let startedAt: Date | undefined;

  /** Whether it is this process's turn: the row is taken by one conditional write. */
  const claim = async (name: string, ms: number): Promise<boolean> => {
    const now = clock.now();
    // Slightly early runs are accepted, because the timers of two processes drift.
    const due = new Date(now.getTime() - ms * 0.9);
    // A later last run was written while the clock was ahead. Waiting for it would stop the job until then.
    const latest = new Date(now.getTime() + ms);
    const taken = await db
      .insert(jobRun)
      .values({ name, lastRunAt: now })
      .onConflictDoUpdate({
        target: jobRun.name,
        set: { lastRunAt: now },
        setWhere: or(lte(jobRun.lastRunAt, due), gt(jobRun.lastRunAt, latest)),
      })
      .returning({ name: jobRun.name });
    return taken.length > 0;
  };

  const tick = async (name: string, job: Job): Promise<void> => {
    try {
      if (await claim(name, job.ms)) await job.work();
    } catch (error) {
      if (isDatabaseAway(error)) log.warn({ job: name }, "job skipped: the database is away");
      else log.error({ err: error, job: name }, "job failed");
    }
  };

  const plan = (name: string, job: Job, delay: number): void => {
    job.timer = setTimeout(() => {
      job.running = tick(name, job).then(() => {
        if (job.timer) plan(name, job, job.ms);
      });
    }, delay);
    job.timer.unref();
  };

  return {
    every: (name, ms, work) => {
      if (jobs.has(name)) throw new Error(`Two jobs are called ${name}`);
      jobs.set(name, { ms, work });
    },
    start: () => {
      startedAt = clock.now();
      for (const [name, job] of jobs) plan(name, job, 0);
    },
    stop: async () => {
      startedAt = undefined;
      for (const job of jobs.values()) {
        clearTimeout(job.timer);
        delete job.timer;
      }
      await Promise.all([...jobs.values()].flatMap((job) => job.running ?? []));
    },
    run: async (name) => {
      const job = jobs.get(name);
      if (!job) throw new Error(`There is no job called ${name}`);
      await db.delete(jobRun).where(eq(jobRun.name, name));
      if (await claim(name, job.ms)) await job.work();
    },
    stalled: async (queryable) => {
      const rows = await queryable.select().from(jobRun);
      if (!startedAt) return [];
      const [now, started] = [clock.now().getTime(), startedAt.getTime()];
      const lastRuns = new Map(rows.map((row) => [row.name, row.lastRunAt.getTime()]));
      return [...jobs].flatMap(([name, { ms }]) => {
        const limit = 2 * ms + stallGraceMs;
        // A distance, because a last run in the future stops a job as well.
        const isStalled = [lastRuns.get(name) ?? 0, started].every((at) => Math.abs(now - at) > limit);
        return isStalled ? [name] : [];
      });
    },
  };
};
