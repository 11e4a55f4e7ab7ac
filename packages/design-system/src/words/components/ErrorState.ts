/** Texts of `ErrorState`. */
export interface ErrorStateTexts {
  /** Label of the retry button. */
  retry: string;
}

/** Default without a locale. */
export const english: ErrorStateTexts = {
  retry: "Try again",
};
