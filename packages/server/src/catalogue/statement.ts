import type { SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import type { Pool } from "pg";
import type { Database } from "../database/connection.ts";

/** What a statement runs on: the pool. */
export type Connection = Pick<Pool, "query">;

/** The pool under Drizzle's view of it: only there can a statement be given a name and stay prepared. */
export const poolOf = (db: Database): Connection => (db as Database & { $client: Pool }).$client;

const dialect = new PgDialect();
/** Beyond this many different texts a statement isn't kept prepared: every connection holds each of them in memory. */
const mostPrepared = 400;
const names = new Map<string, string>();

const nameOf = (text: string): string | undefined => {
  const known = names.get(text);
  if (known !== undefined || names.size >= mostPrepared) return known;
  const name = `catalogue_${names.size + 1}`;
  names.set(text, name);
  return name;
};

/** Runs one statement, prepared under a name of its own so that PostgreSQL parses it once per connection. */
export const rowsOf = async <Row>(connection: Connection, query: SQL): Promise<Row[]> => {
  const { sql: text, params } = dialect.sqlToQuery(query);
  const { rows } = await connection.query({ name: nameOf(text), text, values: params });
  return rows as Row[];
};

/** Like `rowsOf` for a statement that answers exactly one row. */
export const rowOf = async <Row>(connection: Connection, query: SQL): Promise<Row> => {
  const [row] = await rowsOf<Row>(connection, query);
  if (row === undefined) throw new Error("A statement that answers one row answered none.");
  return row;
};
