export * from "./Button/index.ts";
export * from "./Heading/index.ts";
export * from "./Icon/index.ts";
export * from "./Link/index.ts";
export * from "./Spinner/index.ts";
export * from "./Text/index.ts";
export * from "./VisuallyHidden/index.ts";
