import { fillPlaceholders, sql, SQL, type Placeholder } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import type { Database, Queryable } from "./connection.ts";

interface Text {
  sql: string;
  params: unknown[];
}

/** A complete text with its values, which Drizzle doesn't need to build. */
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

/** What a value may be; dates, arrays and JSON go as text that the statement casts. */
type Value = string | number | bigint | boolean | null | undefined;

/** Names in the place of values, while the text is put together. */
export type ValueOf<Values> = (name: keyof Values & string) => Placeholder;

/** Runs a statement with these values; answers its rows. */
type Run<Values, Row> = (db: Queryable, values: Values) => Promise<Row[]>;

/**
 * A frequent statement. Its text is built once, at its first use: for a long statement, building it takes
 * longer than all other work of the process for it.
 * @param build the text, with `value("name")` wherever a value comes
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

/** Statements whose text depends on more than values, such as a language: each is built at its first use. */
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

/** Whole numbers as an array that a statement casts: `{1,2}`. */
export const arrayText = (values: readonly number[]): string => `{${values.join(",")}}`;

/** A query of Drizzle that stays prepared: put together once for each database. */
export const preparedOnce = <Query>(build: (db: Database) => Query): ((db: Database) => Query) => {
  const known = new WeakMap<Database, Query>();
  return (db) => {
    const query = known.get(db) ?? build(db);
    known.set(db, query);
    return query;
  };
};
