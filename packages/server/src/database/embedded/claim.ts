import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { DatabaseUnavailable } from "../unavailable.ts";

/** Exclusive right to start and stop the server of a data folder. */
export interface Claim {
  release(): void;
}

/** SQLITE_BUSY: another process, or another claim of this process, holds the lock. */
const busy = 5;

/**
 * Claims a data folder with an operating system lock on `<dataDir>/postgres.lock`. The lock is released
 * whenever the process ends, and doesn't depend on a PostgreSQL connection. Node.js offers such locks only
 * through SQLite; nothing is ever written to the file.
 * @returns null if another process holds the claim
 * @throws DatabaseUnavailable if the file can't be created
 */
export const claimFolder = (dataDir: string): Claim | null => {
  const file = join(dataDir, "postgres.lock");
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(file);
    lock.exec("pragma journal_mode = off; begin exclusive");
  } catch (error) {
    lock?.close();
    if ((error as { errcode?: number }).errcode === busy) return null;
    throw new DatabaseUnavailable(`The file ${file} can't be locked (${(error as Error).message}).`, {
      cause: error,
    });
  }
  const held = lock;
  return { release: () => held.close() };
};
