/** Endpoints for the platform's staff: `/api/operator/*`, one file per domain. */
export * from "./exports.ts";
export * from "./applications.ts";
export * from "./audit.ts";
export * from "./couriers.ts";
export * from "./customers.ts";
export * from "./disputes.ts";
export * from "./members.ts";
export * from "./entries/index.ts";
export * from "./orders.ts";
export * from "./overview.ts";
export * from "./payment-problems.ts";
export * from "./payouts.ts";
export * from "./platform.ts";
export * from "./products.ts";
export * from "./refunds.ts";
export * from "./reviews.ts";
export * from "./shops.ts";
