import { eq } from "drizzle-orm";
import type { Transaction } from "../database/connection.ts";
import { account } from "../database/schema/accounts.ts";

/**
 * Serializes transactions that add to the lists of an account, so that a count is still correct at the write. The counting
 * statement must follow this one: only then does it see what other transactions have committed.
 */
export const lockAccount = async (tx: Transaction, accountId: number): Promise<void> => {
  // Not `for update`: rows that reference the account are written at the same time.
  await tx.select({ id: account.id }).from(account).where(eq(account.id, accountId)).for("no key update");
};
