import { setTimeout as pause } from "node:timers/promises";
import type { Database, Transaction } from "./connection.ts";
import { sqlState } from "./errors.ts";
import { collectTags, notifyAfterCommit } from "./publish-tags.ts";

/** serialization_failure and deadlock_detected: the transaction has to be retried. */
const retryableCodes = new Set(["40001", "40P01"]);
const attempts = 6;

/**
 * Runs `work` in one transaction. After a deadlock or serialization failure it runs again, so it must have no
 * effect outside of the database.
 */
export const transaction = async <Result>(
  db: Database,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      let committed: Transaction | undefined;
      const result = await db.transaction((tx) => {
        committed = tx;
        collectTags(tx);
        return work(tx);
      });
      if (committed) notifyAfterCommit(db, committed);
      return result;
    } catch (error) {
      if (attempt === attempts || !retryableCodes.has(sqlState(error) ?? "")) throw error;
      await pause(Math.random() * 10 * 2 ** attempt);
    }
  }
};
