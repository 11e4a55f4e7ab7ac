import { sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Transaction } from "./connection.ts";

/**
 * Lets one writer of a table in at a time until the transaction ends, so that what it read is what it changes, rows
 * that aren't there yet included. Readers don't wait. For what an operator writes now and then, not for shoppers.
 */
export const lockTable = async (tx: Transaction, table: PgTable): Promise<void> => {
  await tx.execute(sql`lock table ${table} in share row exclusive mode`);
};
