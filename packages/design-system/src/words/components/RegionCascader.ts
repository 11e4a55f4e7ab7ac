/** Words of a `RegionCascader`; those of its fields are of the `Combobox`. */
export interface RegionTexts {
  /** The places of a level could not be loaded. */
  failed: string;
  /** Words of the button that tries once more. */
  retry: string;
}

/** Where no locale is given. */
export const english: RegionTexts = {
  failed: "The list did not load.",
  retry: "Try again",
};
