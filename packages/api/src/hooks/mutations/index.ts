export * from "./accounts.ts";
export * from "./notices.ts";
export * from "./merchants.ts";
export * from "./collections.ts";
export * from "./cart.ts";
export * from "./addresses.ts";
export * from "./ordering.ts";
export * from "./payment.ts";
