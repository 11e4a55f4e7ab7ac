import { sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Transaction } from "./connection.ts";

/**
 * Serializes writers of a table until the transaction ends, including for rows that don't exist yet. Readers
 * don't wait. Only for rare writes of operators, not for shoppers.
 */
export const lockTable = async (tx: Transaction, table: PgTable): Promise<void> => {
  await tx.execute(sql`lock table ${table} in share row exclusive mode`);
};
