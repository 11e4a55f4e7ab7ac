import type { freightTemplate } from "../database/schema/shipping.ts";
import { toMinor } from "../ordering/money.ts";
import type { FreightTemplate } from "./freight.ts";

/** A merchant's template as the rule takes it; amounts in minor units. */
export const templateOf = (row: typeof freightTemplate.$inferSelect, digits: number): FreightTemplate => ({
  by: row.by,
  first: row.first,
  firstFee: toMinor(row.firstFee, digits),
  next: row.next,
  nextFee: toMinor(row.nextFee, digits),
  freeFrom: row.freeFrom === null ? null : toMinor(row.freeFrom, digits),
});
