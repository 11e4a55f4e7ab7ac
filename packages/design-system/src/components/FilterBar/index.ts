export { FilterBar, type FilterBarProps } from "./FilterBar.tsx";
export type { FilterField, FilterOption, FilterValue, FilterView } from "./types.ts";
export type { FilterBarTexts } from "../../words/components/FilterBar.ts";
