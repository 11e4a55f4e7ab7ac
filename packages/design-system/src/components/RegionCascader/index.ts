export { RegionCascader, type RegionCascaderProps, type RegionLevel } from "./RegionCascader.tsx";
export type { RegionTexts } from "./texts.ts";
