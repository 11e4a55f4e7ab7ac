/** Calls of the people who work for a shop: `/api/merchant/*`, one file per domain. */
export * from "./audit.ts";
export * from "./orders.ts";
export * from "./questions.ts";
export * from "./refunds.ts";
export * from "./shipping.ts";
export * from "./reviews.ts";
export * from "./shops.ts";
