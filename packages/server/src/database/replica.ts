import { channel } from "node:diagnostics_channel";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import type { Database } from "./connection.ts";
import { isDatabaseUnavailable, sqlState } from "./errors.ts";
import { rowOf } from "./rows.ts";

/**
 * Runs expensive reads on the replica if it has replayed every commit made before the call, else on the
 * primary. A caller therefore always reads its own writes, whichever process made them.
 */
export type ReadCommitted = <Result>(read: (db: Database) => Promise<Result>) => Promise<Result>;

/** Publishes which server ran a read: "replica" or "primary"; subscribed to by the metrics. */
export const replicaChannel = channel("carmine:replica");

const attempts = 5;
const intervalMs = 4;
/** After a miss all reads use the primary for this time, so that they don't wait for a slow replica. */
const skipMs = 1000;

/** Recovery removed rows that the read still needed. */
const recoveryConflict = "40001";

const canRetryOnPrimary = (error: unknown): boolean =>
  isDatabaseUnavailable(error) || sqlState(error) === recoveryConflict;

/** Waits up to 20 ms, because a replica usually replays a commit within a few milliseconds. */
const hasReplayed = async (replica: Database, position: string): Promise<boolean> => {
  for (let attempt = 1; ; attempt += 1) {
    // Null on a server that isn't a replica, such as after its promotion.
    const { current } = await rowOf<{ current: boolean | null }>(
      replica,
      sql`select pg_last_wal_replay_lsn() >= ${position}::pg_lsn as current`,
    );
    if (current !== false || attempt === attempts) return current === true;
    await pause(intervalMs);
  }
};

/** @param replica without one, every read runs on the primary */
export const readCommitted = (
  primary: Database,
  replica: Database | null,
  log: Pick<FastifyBaseLogger, "warn">,
): ReadCommitted => {
  if (replica === null) return (read) => read(primary);
  let skipUntil = 0;

  const onReplica = async <Result>(read: (db: Database) => Promise<Result>) => {
    if (performance.now() < skipUntil) return null;
    // The position is flushed before a commit returns, and only flushed positions are replicated.
    const { position } = await rowOf<{ position: string }>(
      primary,
      sql`select pg_current_wal_flush_lsn()::text as position`,
    );
    try {
      if (await hasReplayed(replica, position)) return { result: await read(replica) };
    } catch (error) {
      if (!canRetryOnPrimary(error)) throw error;
      log.warn({ reason: (error as Error).message }, "a read on the replica failed; the primary runs it");
    }
    skipUntil = performance.now() + skipMs;
    return null;
  };

  return async (read) => {
    const done = await onReplica(read);
    replicaChannel.publish(done === null ? "primary" : "replica");
    return done === null ? read(primary) : done.result;
  };
};
