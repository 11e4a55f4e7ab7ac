export * from "./endpoint.ts";
export * from "./values.ts";
export * from "./codes.ts";
export * from "./limits.ts";
export * from "./media.ts";
