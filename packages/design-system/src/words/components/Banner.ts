/** Words of a `Banner`. */
export interface BannerTexts {
  /** Name of the cross. */
  dismiss: string;
}

/** Where no locale is given. */
export const english: BannerTexts = {
  dismiss: "Dismiss",
};
