import { readFileSync } from "node:fs";

/** Limits of connections, which cost a file descriptor each, so that slow clients can't use up those of the process. */
export interface ConnectionLimits {
  /** Time (ms) for a whole request, its body included. A picture of 10 MB takes 80 s at 1 Mbit/s. */
  readonly requestMs: number;
  /** Time (ms) after which a connection is closed on which nothing is sent or received. */
  readonly idleMs: number;
  /** Interval (ms) in which Node looks for requests past their time. */
  readonly checkMs: number;
  /** Open connections; more are closed at once. */
  readonly maxCount: number;
}

/** Time (ms) for the headers of a request; Node's default. */
export const headersMs = 60_000;

/** Descriptors that this process may open; null if the system doesn't tell or doesn't limit them. */
const descriptorLimit = (): number | null => {
  try {
    const [, soft] = /^Max open files\s+(\d+)/m.exec(readFileSync("/proc/self/limits", "utf8")) ?? [];
    return soft === undefined ? null : Number(soft);
  } catch {
    return null;
  }
};

/** Half of the descriptors are left to the database, pictures and files. */
const maxCountOf = (descriptors: number | null): number =>
  Math.min(10_000, Math.floor((descriptors ?? 20_000) / 2));

export const connectionLimits = (descriptors = descriptorLimit()): ConnectionLimits => ({
  requestMs: 120_000,
  idleMs: 150_000,
  checkMs: 10_000,
  maxCount: maxCountOf(descriptors),
});
