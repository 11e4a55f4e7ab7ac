import { is, sql, type AnyColumn, type SQL } from "drizzle-orm";
import { PgNumeric } from "drizzle-orm/pg-core";

/** Keys of a JSON object, each with a column or typed SQL. */
type JsonFields = Readonly<Record<string, AnyColumn | SQL>>;

type ValueOf<Field> = Field extends { _: { data: infer Data; notNull: infer NotNull } }
  ? NotNull extends true
    ? Data
    : Data | null
  : Field extends SQL<infer Value>
    ? Value
    : never;

/** Type of the JSON object with these fields. */
export type JsonOf<Fields extends JsonFields> = { [Name in keyof Fields]: ValueOf<Fields[Name]> };

/**
 * `json_build_object` with a type derived from its columns, so that the compiler detects a missing or
 * differently typed field. Decimal columns become text, because a JSON number would lose digits.
 */
export const jsonObject = <Fields extends JsonFields>(fields: Fields): SQL<JsonOf<Fields>> => {
  const pairs = Object.entries(fields).map(
    ([name, field]) => sql`${sql.raw(`'${name}'`)}, ${is(field, PgNumeric) ? sql`${field}::text` : field}`,
  );
  return sql`json_build_object(${sql.join(pairs, sql`, `)})`;
};

/** Result type of an SQL expression. */
export type SqlValue<Query> = Query extends SQL<infer Value> ? Value : never;
