import { sql } from "drizzle-orm";
import { check, integer, numeric, pgTable, text } from "drizzle-orm/pg-core";
import { merchant } from "./merchants.ts";

/** How a merchant charges for delivery (rule 1, step 4; see shipping/freight.ts). Without a row delivery is free. */
export const freightTemplate = pgTable(
  "freight_template",
  {
    merchantId: integer()
      .primaryKey()
      .references(() => merchant.id, { onDelete: "cascade" }),
    by: text().$type<"flat" | "piece" | "weight">().notNull().default("flat"),
    /** Pieces or kilograms that `firstFee` covers, and each further step that costs `nextFee`. */
    first: numeric({ precision: 10, scale: 3 }).notNull().default("1"),
    firstFee: numeric().notNull(),
    next: numeric({ precision: 10, scale: 3 }).notNull().default("1"),
    nextFee: numeric().notNull().default("0"),
    freeFrom: numeric(),
  },
  (table) => [
    check("freight_template_by", sql`${table.by} in ('flat', 'piece', 'weight')`),
    check(
      "freight_template_amounts",
      sql`${table.firstFee} >= 0 and ${table.nextFee} >= 0 and ${table.first} >= 0 and ${table.next} >= 0 and ${table.freeFrom} > 0`,
    ),
  ],
);
