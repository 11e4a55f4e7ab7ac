import { readFileSync } from "node:fs";

/** Limits of connections, each of which uses a file descriptor, so that slow clients can't exhaust them. */
export interface ConnectionLimits {
  /** Time (ms) for a whole request, including its body. A picture of 10 MB takes 80 s at 1 Mbit/s. */
  readonly requestMs: number;
  /** Time (ms) after which a connection without data is closed. */
  readonly idleMs: number;
  /** Interval (ms) in which Node checks for overdue requests. */
  readonly checkMs: number;
  /** Maximum number of open connections; more are closed immediately. */
  readonly maxCount: number;
}

/** Time (ms) for the headers of a request; Node's default. */
export const headersMs = 60_000;

/** The process's file descriptor limit; null if unknown or unlimited. */
const descriptorLimit = (): number | null => {
  try {
    const [, soft] = /^Max open files\s+(\d+)/m.exec(readFileSync("/proc/self/limits", "utf8")) ?? [];
    return soft === undefined ? null : Number(soft);
  } catch {
    return null;
  }
};

/** Half of the descriptors are reserved for the database, pictures and files. */
const maxCountOf = (descriptors: number | null): number =>
  Math.min(10_000, Math.floor((descriptors ?? 20_000) / 2));

export const connectionLimits = (descriptors = descriptorLimit()): ConnectionLimits => ({
  requestMs: 120_000,
  idleMs: 150_000,
  checkMs: 10_000,
  maxCount: maxCountOf(descriptors),
});
