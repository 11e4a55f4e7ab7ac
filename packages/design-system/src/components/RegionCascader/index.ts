export {
  RegionCascader,
  type RegionCascaderProps,
  type RegionLevel,
  type RegionTexts,
} from "./RegionCascader.tsx";
