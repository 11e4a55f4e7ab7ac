export {
  AppliedFilters,
  type AppliedFilter,
  type AppliedFiltersProps,
  type ClearFilters,
  type LinkedFilter,
  type StateFilter,
} from "./AppliedFilters.tsx";
