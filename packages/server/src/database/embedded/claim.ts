import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { DatabaseUnavailable } from "../unavailable.ts";

/** Proof that this process alone starts and stops the server of a data folder. */
export interface Claim {
  release(): void;
}

/** SQLITE_BUSY: another process, or another claim of this one, holds the lock. */
const busy = 5;

/**
 * Claims a data folder by a lock of the operating system on `<dataDir>/postgres.lock`. The lock ends with the process,
 * whatever ends it, and doesn't depend on PostgreSQL: a connection that breaks can't lose it. Node.js offers such locks
 * only through SQLite; nothing is ever written to the file.
 * @returns null where another process holds the claim
 * @throws DatabaseUnavailable where the file can't be made
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
