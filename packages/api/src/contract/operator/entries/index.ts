export * from "./entry-calls.ts";
export type { EntryText } from "./entry-fields.ts";
export * from "./home-entries.ts";
export * from "./sale-entries.ts";
export * from "./shop-entries.ts";
export * from "./text-entries.ts";
