import type { PgColumn, PgTable, PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { Transaction } from "../../database/connection.ts";

/** Writes a row under its number: a new one, or over the one that has it. */
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
