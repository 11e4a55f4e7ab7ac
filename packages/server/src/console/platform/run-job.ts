import { setTimeout as delay } from "node:timers/promises";
import type { DataOf, operatorJobRun } from "@carmine/api/contract";
import { type Actor, recordAudit } from "../../audit/record-audit.ts";
import type { AppContext } from "../../context.ts";
import { transaction } from "../../database/transaction.ts";
import { notFound } from "../../http/envelope/failure.ts";

type JobResult = DataOf<typeof operatorJobRun>;

/** Milliseconds for which a request waits; the job continues after it. */
const waitMs = 8_000;

/**
 * Runs a scheduled job now, as `shop job run` does.
 * @throws Failure 404 if there is no such job
 */
export const runJobNow = async (
  { db, clock, jobs, log }: Pick<AppContext, "db" | "clock" | "jobs" | "log">,
  actor: Actor,
  name: string,
): Promise<JobResult> => {
  if (!jobs.list().some((job) => job.name === name)) throw notFound();
  await transaction(db, (tx) =>
    recordAudit(tx, actor, { merchantId: null, action: "job.run", subject: `job:${name}` }, clock.now()),
  );
  const work = jobs.run(name).then(
    (): JobResult => ({ state: "done", error: null }),
    (error: unknown): JobResult => {
      log.error({ err: error, job: name }, "job failed");
      return { state: "failed", error: error instanceof Error ? error.message : String(error) };
    },
  );
  const tooLong = new AbortController();
  const result = await Promise.race([
    work,
    delay<JobResult>(waitMs, { state: "running", error: null }, { signal: tooLong.signal }),
  ]);
  tooLong.abort();
  return result;
};
