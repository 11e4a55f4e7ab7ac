import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import type { LocalizedText } from "../../shared/localized-text.ts";
import { merchant } from "./merchants.ts";
import { merchantOrder, orderLine } from "./ordering.ts";

/**
 * How a merchant charges for delivery (rule 1, step 4; see shipping/freight). The row of the nearest place holds;
 * without one delivery is free.
 */
export const freightTemplate = pgTable(
  "freight_template",
  {
    merchantId: integer()
      .notNull()
      .references(() => merchant.id, { onDelete: "cascade" }),
    /** ISO 3166 code, two letters, a part of the world (see shipping/freight/places.ts), or "*". */
    country: text().notNull().default("*"),
    by: text().$type<"flat" | "piece" | "weight">().notNull().default("flat"),
    /** Pieces or kilograms that `firstFee` covers, and each further step that costs `nextFee`. */
    first: numeric({ precision: 10, scale: 3 }).notNull().default("1"),
    firstFee: numeric().notNull(),
    next: numeric({ precision: 10, scale: 3 }).notNull().default("1"),
    nextFee: numeric().notNull().default("0"),
    freeFrom: numeric(),
  },
  (table) => [
    primaryKey({ columns: [table.merchantId, table.country] }),
    check("freight_template_by", sql`${table.by} in ('flat', 'piece', 'weight')`),
    check(
      "freight_template_amounts",
      sql`${table.firstFee} >= 0 and ${table.nextFee} >= 0 and ${table.first} >= 0 and ${table.next} >= 0 and ${table.freeFrom} > 0`,
    ),
  ],
);

/** A step of a parcel, as its courier reported it. */
export interface TrackStep {
  /** ISO 8601. */
  readonly at: string;
  readonly text: LocalizedText;
}

/** A part of a merchant order on its way: with a courier, with a person of the shop, or without anything to carry. */
export const parcel = pgTable(
  "parcel",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    merchantOrderId: integer()
      .notNull()
      .references(() => merchantOrder.id),
    deliveryType: text().$type<"express" | "merchant" | "fictitious">().notNull(),
    courierCode: text(),
    trackingNumber: text(),
    /** Of own delivery. */
    personName: text(),
    personPhone: text(),
    /** What came instead of a parcel. */
    note: text(),
    /** -1 wrong number, 0 no track, 1 picked up, 2 on the way, 3 signed for, 4 problem, 5 difficult, 6 sent back. */
    state: smallint().notNull().default(0),
    track: jsonb().$type<TrackStep[]>().notNull().default([]),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    deliveredAt: timestamp({ withTimezone: true }),
    /** When the courier is asked next; null where nobody has to ask. */
    askAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    check("parcel_type", sql`${table.deliveryType} in ('express', 'merchant', 'fictitious')`),
    check("parcel_state", sql`${table.state} between -1 and 6`),
    check(
      "parcel_courier",
      sql`(${table.deliveryType} = 'express') = (${table.courierCode} is not null and ${table.trackingNumber} is not null)`,
    ),
    check(
      "parcel_person",
      sql`(${table.deliveryType} = 'merchant') = (${table.personName} is not null and ${table.personPhone} is not null)`,
    ),
    index("parcel_order").on(table.merchantOrderId),
    index("parcel_ask")
      .on(table.askAt)
      .where(sql`ask_at is not null`),
  ],
);

/** Pieces of an order's lines in a parcel. */
export const parcelLine = pgTable(
  "parcel_line",
  {
    parcelId: integer()
      .notNull()
      .references(() => parcel.id),
    orderLineId: integer()
      .notNull()
      .references(() => orderLine.id),
    quantity: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.parcelId, table.orderLineId] }),
    check("parcel_line_quantity", sql`${table.quantity} > 0`),
  ],
);

/** How long a merchant takes to deliver, in working days. The row of the nearest place holds. */
export const deliveryTime = pgTable(
  "delivery_time",
  {
    merchantId: integer()
      .notNull()
      .references(() => merchant.id, { onDelete: "cascade" }),
    /** ISO 3166 code, two letters, a part of the world (see shipping/freight/places.ts), or "*". */
    country: text().notNull(),
    /** Until it is handed to the carrier. */
    handlingDays: smallint().notNull().default(1),
    minDays: smallint().notNull(),
    maxDays: smallint().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchantId, table.country] }),
    check(
      "delivery_time_days",
      sql`${table.handlingDays} >= 0 and ${table.minDays} >= 0 and ${table.maxDays} between ${table.minDays} and 120`,
    ),
  ],
);
