import { sql } from "drizzle-orm";
import {
  boolean,
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
 * A merchant's shipping cost (rule 1, step 4; see shipping/freight). The row of the nearest place applies;
 * shipping is free without one.
 */
export const freightTemplate = pgTable(
  "freight_template",
  {
    merchantId: integer()
      .notNull()
      .references(() => merchant.id, { onDelete: "cascade" }),
    /** ISO 3166 code, two letters, a zone (see shipping/freight/places.ts), or "*". */
    country: text().notNull().default("*"),
    by: text().$type<"flat" | "piece" | "weight">().notNull().default("flat"),
    /** Units or kilograms that `firstFee` covers, and each further step that costs `nextFee`. */
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

/** A courier company that merchants can ship with. */
export const courier = pgTable("courier", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  /** Identifies it in parcels and for clients. */
  code: text().notNull().unique(),
  name: jsonb().$type<LocalizedText>().notNull(),
  /** Forms of its tracking numbers (see shipping/couriers/number-forms.ts). */
  forms: text().array().notNull(),
  /** A number that matches, to show the format. */
  example: text().notNull(),
  /** Its tracking page, with `{number}` for the tracking number. */
  trackUrl: text(),
  /** Whether it can be chosen for new parcels. */
  isOpen: boolean().notNull().default(true),
  sort: integer().notNull().default(0),
  /** SHA-256 of the secret with which it reports tracking steps; null if it can't. */
  secretHash: text(),
});

/** A tracking step reported by the courier. */
export interface TrackStep {
  /** ISO 8601. */
  readonly at: string;
  readonly text: LocalizedText;
  /** Usually a city; with its country as two letters. */
  readonly place?: string;
  readonly country?: string;
  /** Entered by the shop; retained when the courier reports its own steps. */
  readonly isByHand?: true;
}

/** A shipment of a part of a merchant order: by courier, by a person of the shop, or virtual. */
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
    /** Person who delivers it, without a courier. */
    personName: text(),
    personPhone: text(),
    /** Note of a virtual delivery. */
    note: text(),
    /** -1 wrong number, 0 no track, 1 picked up, 2 on the way, 3 signed for, 4 problem, 5 difficult, 6 sent back. */
    state: smallint().notNull().default(0),
    track: jsonb().$type<TrackStep[]>().notNull().default([]),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    deliveredAt: timestamp({ withTimezone: true }),
    /** Next query of the courier; null to stop tracking. */
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
    index("parcel_number")
      .on(table.trackingNumber)
      .where(sql`tracking_number is not null`),
    index("parcel_ask")
      .on(table.askAt)
      .where(sql`ask_at is not null`),
  ],
);

/** Units of an order line in a parcel. */
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

/** A merchant's delivery time in working days. The row of the nearest place applies. */
export const deliveryTime = pgTable(
  "delivery_time",
  {
    merchantId: integer()
      .notNull()
      .references(() => merchant.id, { onDelete: "cascade" }),
    /** ISO 3166 code, two letters, a zone (see shipping/freight/places.ts), or "*". */
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
