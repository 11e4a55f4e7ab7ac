export * from "./Columns/index.ts";
export * from "./Container/index.ts";
export * from "./Grid/index.ts";
export * from "./Inline/index.ts";
export * from "./Stack/index.ts";
export type { Align, Gap, Justify } from "./layout-props.ts";
