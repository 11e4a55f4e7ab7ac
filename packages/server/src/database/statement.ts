import { fillPlaceholders, sql, SQL, type Placeholder, type SQLWrapper } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import type { Database, Queryable } from "./connection.ts";

interface Text {
  sql: string;
  params: unknown[];
}

/** A complete text with its values, which Drizzle doesn't have to build. */
class ReadySql extends SQL {
  readonly #text: Text;
  constructor(text: Text) {
    super([]);
    this.#text = text;
  }
  override toQuery(): Text {
    return this.#text;
  }
}

/** Type of a value; dates, arrays and JSON are passed as text that the statement casts. */
type Value = string | number | bigint | boolean | null | undefined;

/** Placeholder of a value while the text is built. */
export type ValueOf<Values> = (name: keyof Values & string) => Placeholder;

/** Runs a statement with these values. @returns its rows */
type Run<Values, Row> = (db: Queryable, values: Values) => Promise<Row[]>;

/**
 * A frequently used statement. Its text is built on first use, because building a long statement takes more
 * CPU time than the rest of its execution in this process.
 * @param build the text, with `value("name")` for each value
 */
export const statement = <Values extends { [Name in keyof Values]: Value }, Row extends object = object>(
  build: (value: ValueOf<Values>) => SQL,
): Run<Values, Row> => {
  let text: Text | undefined;
  return async (db, values) => {
    text ??= new PgDialect({ casing: "snake_case" }).sqlToQuery(build((name) => sql.placeholder(name)));
    const params = fillPlaceholders(text.params, values);
    const { rows } = await db.execute(new ReadySql({ sql: text.sql, params }));
    return rows as Row[];
  };
};

/** Statements whose text depends on more than values, such as a language; each is built on first use. */
export const statementFor = <Of extends readonly (string | boolean | readonly string[])[], Statement>(
  build: (...of: Of) => Statement,
): ((...of: Of) => Statement) => {
  const built = new Map<string, Statement>();
  return (...of) => {
    const key = of.join(" ");
    const run = built.get(key) ?? build(...of);
    built.set(key, run);
    return run;
  };
};

/** Integers as a PostgreSQL array literal, to be cast in the statement: `{1,2}`. */
export const arrayText = (values: readonly number[]): string => `{${values.join(",")}}`;

/**
 * The integers of an array literal, in a statement that PostgreSQL plans once. The planner doesn't see how many they
 * are: otherwise it expects less work than with its assumption of ten, and plans every call.
 */
export const intList = (text: SQLWrapper): SQL => sql`(select ${text})::int[]`;

/** A prepared Drizzle query, built once per database. */
export const preparedOnce = <Query>(build: (db: Database) => Query): ((db: Database) => Query) => {
  const known = new WeakMap<Database, Query>();
  return (db) => {
    const query = known.get(db) ?? build(db);
    known.set(db, query);
    return query;
  };
};
