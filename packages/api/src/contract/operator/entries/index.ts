export * from "./catalog-entries.ts";
export * from "./contact-entries.ts";
export * from "./home-entries.ts";
export * from "./sale-entries.ts";
export * from "./shop-entries.ts";
export * from "./text-entries.ts";
