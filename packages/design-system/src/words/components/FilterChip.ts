/** Words of a `RemovableChip` and of `AppliedFilters`. */
export interface FilterTexts {
  /** Name of the cross of a filter: `{label}`. */
  remove: string;
}

/** Where no locale is given. */
export const english: FilterTexts = {
  remove: "Remove {label}",
};
