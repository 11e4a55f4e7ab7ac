import { and, eq, gt, isNotNull, isNull, lte, or } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import type { Database, Queryable } from "../database/connection.ts";
import { isDatabaseUnavailable } from "../database/errors.ts";
import type { Clock } from "../shared/clock.ts";
import { jobRun } from "../database/schema/platform.ts";

/**
 * Scheduled jobs. Of N processes on one database, one starts a job, at most once per interval. A job that
 * takes longer than its interval can overlap with a run of another process.
 */
export interface Jobs {
  /** Runs `work` every `ms` milliseconds, for the first time right after startup. Names are unique. */
  every(name: string, ms: number, work: () => Promise<void>): void;
  start(): void;
  /** Stops scheduling and waits for running jobs. */
  stop(): Promise<void>;
  /** Runs a job now, regardless of its last run: for operators and tests. @throws its error */
  run(name: string): Promise<void>;
  /**
   * Names of scheduled jobs that no process has started for more than two intervals and five minutes.
   * @param db connection to read their last runs on
   */
  stalled(db: Queryable): Promise<string[]>;
  /** Names and intervals (ms) of the jobs of this configuration. */
  list(): { readonly name: string; readonly ms: number }[];
}

interface Job {
  readonly ms: number;
  readonly work: () => Promise<void>;
  timer?: NodeJS.Timeout;
  running?: Promise<void>;
}

/** Grace period (ms) on top of two intervals: jobs of a few seconds can take longer than their interval. */
const stallGraceMs = 5 * 60_000;

const successAccuracyMs = 60_000;
const maxErrorLength = 500;

export const createJobs = (db: Database, log: FastifyBaseLogger, clock: Clock): Jobs => {
  const jobs = new Map<string, Job>();
  /** Runs outside the schedule. */
  const requested = new Set<Promise<void>>();
  let startedAt: Date | undefined;

  /** Whether this process runs the job now, decided by one conditional write. */
  const claim = async (name: string, ms: number): Promise<boolean> => {
    const now = clock.now();
    // Slightly early runs are accepted, because the timers of two processes drift.
    const due = new Date(now.getTime() - ms * 0.9);
    // A later last run was written while the clock was ahead. Waiting for it would block the job until
    // then.
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

  /** Runs a claimed job and records its result, which operators see in the metrics and by `shop job list`. */
  const runClaimed = async (name: string, job: Job): Promise<void> => {
    try {
      await job.work();
    } catch (error) {
      // Without a database the result can't be written either.
      if (!isDatabaseUnavailable(error)) {
        const lastError = (error instanceof Error ? error.message : String(error)).slice(0, maxErrorLength);
        await db.update(jobRun).set({ failedAt: clock.now(), lastError }).where(eq(jobRun.name, name));
      }
      throw error;
    }
    const now = clock.now();
    const isOld = or(
      isNull(jobRun.lastSuccessAt),
      lte(jobRun.lastSuccessAt, new Date(now.getTime() - successAccuracyMs)),
      isNotNull(jobRun.lastError),
    );
    await db
      .update(jobRun)
      .set({ lastSuccessAt: now, lastError: null })
      .where(and(eq(jobRun.name, name), isOld));
  };

  const tick = async (name: string, job: Job): Promise<void> => {
    try {
      if (await claim(name, job.ms)) await runClaimed(name, job);
    } catch (error) {
      if (isDatabaseUnavailable(error)) log.warn({ job: name }, "job skipped: the database is unavailable");
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
    list: () => [...jobs].map(([name, { ms }]) => ({ name, ms })),
    every: (name, ms, work) => {
      if (jobs.has(name)) throw new Error(`A job named "${name}" already exists`);
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
      // Their callers handle errors.
      await Promise.allSettled(requested);
    },
    run: async (name) => {
      const job = jobs.get(name);
      if (!job) throw new Error(`There is no job named "${name}"`);
      const lastRunAt = clock.now();
      await db
        .insert(jobRun)
        .values({ name, lastRunAt })
        .onConflictDoUpdate({ target: jobRun.name, set: { lastRunAt } });
      const work = runClaimed(name, job);
      requested.add(work);
      try {
        await work;
      } finally {
        requested.delete(work);
      }
    },
    stalled: async (queryable) => {
      const rows = await queryable.select().from(jobRun);
      if (!startedAt) return [];
      const [now, started] = [clock.now().getTime(), startedAt.getTime()];
      const lastRuns = new Map(rows.map((row) => [row.name, row.lastRunAt.getTime()]));
      return [...jobs].flatMap(([name, { ms }]) => {
        const limit = 2 * ms + stallGraceMs;
        // Absolute, because a last run in the future also blocks a job.
        const isStalled = [lastRuns.get(name) ?? 0, started].every((at) => Math.abs(now - at) > limit);
        return isStalled ? [name] : [];
      });
    },
  };
};
