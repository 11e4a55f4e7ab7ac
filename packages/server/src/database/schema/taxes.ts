import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, numeric, pgTable, text } from "drizzle-orm/pg-core";
import type { LocalizedText } from "../../shared/localized-text.ts";

/** A tax rate of a country (rule 1, step 5). */
export const taxRate = pgTable(
  "tax_rate",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** ISO 3166 code, two letters. */
    country: text().notNull(),
    /** ISO 3166-2 code of its state or province; null for the whole country. */
    region: text(),
    name: jsonb().$type<LocalizedText>().notNull(),
    /** 0.07 is seven percent. */
    rate: numeric({ precision: 8, scale: 6 }).notNull(),
    isProvincial: boolean().notNull().default(false),
    onFreight: boolean().notNull().default(false),
  },
  (table) => [
    index("tax_rate_country").on(table.country),
    check("tax_rate_range", sql`${table.rate} > 0 and ${table.rate} < 1`),
  ],
);
