export * from "./tagged-cache.ts";
