import { customType } from "drizzle-orm/pg-core";

/** A transaction number of PostgreSQL, as text. */
export const xid8 = customType<{ data: string }>({ dataType: () => "xid8" });
