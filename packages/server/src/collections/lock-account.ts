import { sql } from "drizzle-orm";
import type { Transaction } from "../database/connection.ts";

/**
 * Lets one transaction of an account at a time add to its lists, so that what it counted still holds when it writes.
 * The statement that counts comes after this one: only then does it see what others have written.
 */
export const lockAccount = async (tx: Transaction, accountId: number): Promise<void> => {
  // Rows that refer to the account are written meanwhile.
  await tx.execute(sql`select from account where id = ${accountId}::int for no key update`);
};
