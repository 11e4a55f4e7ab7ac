import { customType } from "drizzle-orm/pg-core";

/** A transaction number of PostgreSQL, as text. */
export const xid8 = customType<{ data: string }>({ dataType: () => "xid8" });

/** Binary data. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });
