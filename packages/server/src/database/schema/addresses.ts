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
    /** Dial code without its plus. */
    countryCode: text(),
    /** English name, as the contract lists it. */
    country: text().notNull(),
    /** ISO 3166-2 code of the state or province, "CA-BC"; null where the country has none in its addresses. */
    region: text(),
    /** Null where a client of the contract has it in `detail`, and where the country's addresses name none. */
    city: text(),
    district: text(),
    detail: text().notNull(),
    /** Empty where the country has no postal codes. */
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
