export { couponLimits, couponWays } from "./coupon-fields.ts";
export * from "./entry-calls.ts";
export type { EntryText } from "./entry-fields.ts";
export { maxEntryAmount } from "./entry-fields.ts";
