import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { account } from "./accounts.ts";

export const address = pgTable(
  "address",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    accountId: integer()
      .notNull()
      .references(() => account.id, { onDelete: "cascade" }),
    realName: text().notNull(),
    email: text().notNull(),
    phone: text(),
    /** Dial code without the plus sign. */
    countryCode: text(),
    /** English name, as in the contract's list. */
    country: text().notNull(),
    /** ISO 3166-2 code of the state or province, "CA-BC"; null if the country's addresses have none. */
    region: text(),
    /** Null if a client of the contract includes it in `detail`, or the country's addresses have none. */
    city: text(),
    district: text(),
    detail: text().notNull(),
    /** Empty if the country has no postal codes. */
    postCode: text().notNull(),
    isDefault: boolean().notNull().default(false),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index("address_account").on(table.accountId),
    uniqueIndex("address_one_default")
      .on(table.accountId)
      .where(sql`is_default`),
  ],
);
