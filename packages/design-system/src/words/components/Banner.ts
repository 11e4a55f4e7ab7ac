/** Texts of `Banner`. */
export interface BannerTexts {
  /** Label of the close button. */
  dismiss: string;
}

/** Default without a locale. */
export const english: BannerTexts = {
  dismiss: "Dismiss",
};
