import { setTimeout as pause } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { DatabaseUnavailable } from "../unavailable.ts";

/** Limits of automatic restarts. */
export interface RestartLimits {
  /** Milliseconds between two checks of the server. */
  readonly checkMs: number;
  /** Restarts within `windowMs`, including failed ones; the next one gives up. */
  readonly maxRestarts: number;
  readonly windowMs: number;
  /** Milliseconds to wait after a failed restart; doubles with each further failure. */
  readonly pauseMs: number;
}

export const restartLimits: RestartLimits = {
  checkMs: 250,
  maxRestarts: 5,
  windowMs: 10 * 60_000,
  pauseMs: 1000,
};

export interface WatchOptions {
  readonly log: Pick<FastifyBaseLogger, "warn" | "error">;
  /**
   * Called once when restarting the server has failed; the process should then exit with a non-zero status.
   */
  readonly onGiveUp: (error: DatabaseUnavailable) => void;
  readonly limits?: RestartLimits;
}

interface Watched {
  /** Rejects if the state is unknown. */
  readonly isRunning: () => Promise<boolean>;
  readonly restart: () => Promise<void>;
  /** Checks the free space on the disk. @returns what changed */
  readonly guardRoom: () => Promise<"full" | "room" | null>;
}

export interface Watch {
  /** Stops watching; waits for a restart in progress. */
  end(): Promise<void>;
}

/** Restarts a server that has ended, within limits. */
export const watchServer = (
  { isRunning, restart, guardRoom }: Watched,
  { log, onGiveUp, limits = restartLimits }: WatchOptions,
): Watch => {
  const { checkMs, maxRestarts, windowMs, pauseMs } = limits;
  const ending = new AbortController();
  const { signal } = ending;
  let restarts: number[] = [];
  let failed = 0;

  const bringBack = async (): Promise<void> => {
    const since = Date.now();
    restarts.push(since);
    log.error(
      { restart: restarts.length, maxRestarts },
      "PostgreSQL has ended and is being restarted; until it runs, only cached pages are served",
    );
    try {
      await restart();
      failed = 0;
      log.warn({ ms: Date.now() - since }, "PostgreSQL is running again");
    } catch (error) {
      log.error({ reason: (error as Error).message }, "could not restart PostgreSQL");
      await pause(pauseMs * 2 ** failed, undefined, { signal });
      failed += 1;
    }
  };

  const watch = async (): Promise<void> => {
    for (;;) {
      await pause(checkMs, undefined, { signal });
      // An unknown state (EMFILE) doesn't cause a restart, because the server may be running.
      if (await isRunning().catch(() => true)) {
        const changed = await guardRoom().catch(() => null);
        if (changed === "full")
          log.error("The disk of DATA_DIR is almost full: the shop is read-only until space is freed");
        if (changed === "room") log.warn("The disk of DATA_DIR has space again: the shop accepts orders");
        continue;
      }
      restarts = restarts.filter((at) => Date.now() - at < windowMs);
      if (restarts.length >= maxRestarts) {
        const minutes = Math.ceil(windowMs / 60_000);
        onGiveUp(
          new DatabaseUnavailable(
            `The embedded PostgreSQL ended ${maxRestarts + 1} times within ${minutes} minutes and is not started again: look at its log, postgres.log in DATA_DIR.`,
          ),
        );
        return;
      }
      if (!signal.aborted) await bringBack();
    }
  };
  const watching = watch().catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
  return {
    end: async () => {
      ending.abort();
      await watching;
    },
  };
};
