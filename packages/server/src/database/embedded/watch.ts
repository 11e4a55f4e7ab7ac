import { setTimeout as pause } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { DatabaseUnavailable } from "../unavailable.ts";

/** How often a server that ends is started anew. */
export interface RestartLimits {
  /** ms between two looks at the server. */
  readonly checkMs: number;
  /** Restarts within `windowMs`, failed ones included; the next one gives up. */
  readonly maxRestarts: number;
  readonly windowMs: number;
  /** ms to wait after a restart that failed; doubles with each further one. */
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
  /** Told once when the server can't be kept running; the process should then end with a non-zero status. */
  readonly onGiveUp: (error: DatabaseUnavailable) => void;
  readonly limits?: RestartLimits;
}

interface Watched {
  /** Rejects if it can't tell. */
  readonly isRunning: () => Promise<boolean>;
  readonly restart: () => Promise<void>;
  /** Looks at the room on the disk. @returns what changed */
  readonly guardRoom: () => Promise<"full" | "room" | null>;
}

export interface Watch {
  /** Ends the watch; waits for a restart that is under way. */
  end(): Promise<void>;
}

/** Starts a server anew that has ended, within limits. */
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
      "PostgreSQL has ended and is started anew; until it runs, kept pages are all that is served",
    );
    try {
      await restart();
      failed = 0;
      log.warn({ ms: Date.now() - since }, "PostgreSQL runs again");
    } catch (error) {
      log.error({ reason: (error as Error).message }, "PostgreSQL could not be started anew");
      await pause(pauseMs * 2 ** failed, undefined, { signal });
      failed += 1;
    }
  };

  const watch = async (): Promise<void> => {
    for (;;) {
      await pause(checkMs, undefined, { signal });
      // An unknown state (EMFILE) is no reason to restart: the server may well be running.
      if (await isRunning().catch(() => true)) {
        const changed = await guardRoom().catch(() => null);
        if (changed === "full")
          log.error("The disk of DATA_DIR is almost full: the shop reads only until there is room");
        if (changed === "room") log.warn("There is room on the disk again: the shop takes orders");
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
