import { is, sql, type AnyColumn, type SQL } from "drizzle-orm";
import { PgNumeric } from "drizzle-orm/pg-core";

/** Names of a JSON object, each with a column or with SQL of a known type. */
type JsonFields = Readonly<Record<string, AnyColumn | SQL>>;

type ValueOf<Field> = Field extends { _: { data: infer Data; notNull: infer NotNull } }
  ? NotNull extends true
    ? Data
    : Data | null
  : Field extends SQL<infer Value>
    ? Value
    : never;

/** What a JSON object of these fields holds. */
export type JsonOf<Fields extends JsonFields> = { [Name in keyof Fields]: ValueOf<Fields[Name]> };

/**
 * `json_build_object` whose type follows from the columns in it, so that the compiler notices a field that is missing
 * or of another type. Decimal columns become text: a JSON number would lose digits.
 */
export const jsonObject = <Fields extends JsonFields>(fields: Fields): SQL<JsonOf<Fields>> => {
  const pairs = Object.entries(fields).map(
    ([name, field]) => sql`${sql.raw(`'${name}'`)}, ${is(field, PgNumeric) ? sql`${field}::text` : field}`,
  );
  return sql`json_build_object(${sql.join(pairs, sql`, `)})`;
};

/** The type of what a piece of SQL answers. */
export type SqlValue<Query> = Query extends SQL<infer Value> ? Value : never;
