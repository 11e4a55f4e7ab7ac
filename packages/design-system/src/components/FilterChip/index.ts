export { FilterChip, type FilterChipProps } from "./FilterChip.tsx";
export { FilterChipLink, type FilterChipLinkProps } from "./FilterChipLink.tsx";
export { RemovableChip, type RemovableChipProps } from "./RemovableChip.tsx";
export type { FilterTexts } from "../../words/components/FilterChip.ts";
