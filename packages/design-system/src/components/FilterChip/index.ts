export { FilterChip, type FilterChipProps } from "./FilterChip.tsx";
export { RemovableChip, type RemovableChipProps } from "./RemovableChip.tsx";
