import type { PgColumn, PgTable, PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { Transaction } from "../../database/connection.ts";

/** Inserts or replaces the row with a number. */
export const writeRow = async <Table extends PgTable & { readonly id: PgColumn }>(
  tx: Transaction,
  table: Table,
  id: number,
  row: Omit<Table["$inferInsert"], "id"> & PgUpdateSetSource<Table>,
): Promise<void> => {
  await tx
    .insert(table)
    .values({ id, ...row } as Table["$inferInsert"])
    .onConflictDoUpdate({ target: table.id, set: row });
};
