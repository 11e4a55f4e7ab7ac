import type { SQL } from "drizzle-orm";
import type { Queryable } from "./connection.ts";

/** Rows of a statement whose text is built on each call. */
export const rowsOf = async <Row>(db: Queryable, query: SQL): Promise<Row[]> => {
  const { rows } = await db.execute(query);
  return rows as Row[];
};

/** Like `rowsOf` for a statement that returns exactly one row. */
export const rowOf = async <Row>(db: Queryable, query: SQL): Promise<Row> => {
  const [row] = await rowsOf<Row>(db, query);
  if (row === undefined) throw new Error("A statement that should return one row returned none.");
  return row;
};
