import { withDefault } from "@carmine/api/contract";
import * as z from "zod/mini";
import { address, switchValue, wholeNumber } from "./config-fields.ts";

const databaseAddress = z.optional(
  address("must look like postgres://user:password@host:5432/database", /^postgres(ql)?:$/),
);

/** Variables about PostgreSQL. */
export const databaseVariables = {
  DATABASE_URL: databaseAddress,
  DATABASE_URL_DIRECT: databaseAddress,
  DATABASE_URL_READ: databaseAddress,
  DATABASE_POOL: withDefault(wholeNumber(2, 500, "must be a number of connections between 2 and 500"), 10),
  DATABASE_PREPARE: withDefault(switchValue, true),
} as const;

export interface DatabaseSettings {
  /** The operator's own PostgreSQL, or its pooler; `null` runs the embedded one. */
  readonly databaseUrl: string | null;
  /** PostgreSQL without the pooler, for whatever needs a session; `null` uses `databaseUrl`. */
  readonly databaseUrlDirect: string | null;
  /** A replica for expensive reads; `null` without one. */
  readonly databaseUrlRead: string | null;
  /** Maximum number of connections per process. */
  readonly databasePool: number;
  /** Whether repeated statements are prepared once per connection. */
  readonly databasePrepare: boolean;
}

export const databaseSettingsOf = (values: {
  readonly DATABASE_URL?: string | undefined;
  readonly DATABASE_URL_DIRECT?: string | undefined;
  readonly DATABASE_URL_READ?: string | undefined;
  readonly DATABASE_POOL: number;
  readonly DATABASE_PREPARE: boolean;
}): DatabaseSettings => ({
  databaseUrl: values.DATABASE_URL ?? null,
  databaseUrlDirect: values.DATABASE_URL_DIRECT ?? null,
  databaseUrlRead: values.DATABASE_URL_READ ?? null,
  databasePool: values.DATABASE_POOL,
  databasePrepare: values.DATABASE_PREPARE,
});
