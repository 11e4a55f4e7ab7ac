export { AppliedFilters, type AppliedFilter, type AppliedFiltersProps } from "./AppliedFilters.tsx";
