import { fillPlaceholders, type SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import type { Connection } from "../database/connection.ts";

export { poolOf, type Connection } from "../database/connection.ts";

const dialect = new PgDialect();

/** Runs one statement without the query builder; the pool keeps it prepared. */
export const rowsOf = async <Row>(connection: Connection, query: SQL): Promise<Row[]> => {
  const { sql: text, params } = dialect.sqlToQuery(query);
  const { rows } = await connection.query({ text, values: params });
  return rows as Row[];
};

/**
 * A statement of which only the values differ from call to call, so that its text is put together once.
 * @param query with `sql.placeholder(name)` where a value goes
 */
export const fixedStatement = <Row>(query: SQL) => {
  const { sql: text, params } = dialect.sqlToQuery(query);
  return async (connection: Connection, values: Record<string, unknown>): Promise<Row[]> => {
    const { rows } = await connection.query({ text, values: fillPlaceholders(params, values) });
    return rows as Row[];
  };
};

/** Like `rowsOf` for a statement that answers exactly one row. */
export const rowOf = async <Row>(connection: Connection, query: SQL): Promise<Row> => {
  const [row] = await rowsOf<Row>(connection, query);
  if (row === undefined) throw new Error("A statement that answers one row answered none.");
  return row;
};
