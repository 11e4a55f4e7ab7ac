/** Texts of `RegionCascader`; its fields use those of `Combobox`. */
export interface RegionTexts {
  /** Shown when the options of a level failed to load. */
  failed: string;
  /** Label of the retry button. */
  retry: string;
}

/** Default without a locale. */
export const english: RegionTexts = {
  failed: "We couldn’t load the list.",
  retry: "Try again",
};
