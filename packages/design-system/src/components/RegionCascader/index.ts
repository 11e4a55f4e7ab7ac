export { RegionCascader, type RegionCascaderProps, type RegionLevel } from "./RegionCascader.tsx";
export type { RegionTexts } from "../../words/components/RegionCascader.ts";
