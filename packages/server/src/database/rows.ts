import type { SQL } from "drizzle-orm";
import type { Queryable } from "./connection.ts";

/** The rows that a statement answers, which is put together anew each time. */
export const rowsOf = async <Row>(db: Queryable, query: SQL): Promise<Row[]> => {
  const { rows } = await db.execute(query);
  return rows as Row[];
};

/** Like `rowsOf` for a statement that answers exactly one row. */
export const rowOf = async <Row>(db: Queryable, query: SQL): Promise<Row> => {
  const [row] = await rowsOf<Row>(db, query);
  if (row === undefined) throw new Error("A statement that answers one row answered none.");
  return row;
};
