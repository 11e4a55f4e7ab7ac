export * from "./accounts.ts";
export * from "./notices.ts";
export * from "./cart.ts";
export * from "./addresses.ts";
export * from "./ordering.ts";
export * from "./payment.ts";
