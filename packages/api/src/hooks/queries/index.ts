export * from "./content.ts";
export * from "./catalogue.ts";
export * from "./merchants.ts";
export * from "./accounts.ts";
export * from "./cart.ts";
export * from "./addresses.ts";
export * from "./ordering.ts";
export * from "./payment.ts";
