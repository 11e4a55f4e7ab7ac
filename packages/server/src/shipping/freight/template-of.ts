import type { freightTemplate } from "../../database/schema/shipping.ts";
import { toMinor } from "../../shared/money.ts";
import type { FreightTemplate } from "../../pricing/freight.ts";

/** A row of the table, without merchant and place. */
export type FreightRow = Omit<typeof freightTemplate.$inferSelect, "merchantId" | "country">;

/** Converts a merchant's row to a template with amounts in minor units. */
export const templateOf = (row: FreightRow, digits: number): FreightTemplate => ({
  by: row.by,
  first: row.first,
  firstFee: toMinor(row.firstFee, digits),
  next: row.next,
  nextFee: toMinor(row.nextFee, digits),
  freeFrom: row.freeFrom === null ? null : toMinor(row.freeFrom, digits),
});
