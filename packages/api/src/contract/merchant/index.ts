/** Endpoints for a shop's staff: `/api/merchant/*`, one file per domain. */
export * from "./audit.ts";
export * from "./imports.ts";
export * from "./members.ts";
export * from "./order-actions.ts";
export * from "./order-refunds.ts";
export * from "./orders.ts";
export * from "./products.ts";
export * from "./payouts.ts";
export * from "./product-edit.ts";
export * from "./questions.ts";
export * from "./refunds.ts";
export * from "./sales.ts";
export * from "./shipping.ts";
export * from "./reviews.ts";
export * from "./shops.ts";
export * from "./staff-values.ts";
export * from "./stock.ts";
