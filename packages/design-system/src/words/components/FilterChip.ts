/** Texts of `RemovableChip` and `AppliedFilters`. */
export interface FilterTexts {
  /** Label of a filter's remove button: `{label}`. */
  remove: string;
}

/** Default without a locale. */
export const english: FilterTexts = {
  remove: "Remove {label}",
};
